import { describe, expect, test } from 'vitest';
import { apiRoutes } from '#app/api-routes.ts';
import { openApi } from '#kit/server/api/openapi.ts';

/** What the API says of itself, to whoever builds upon it. */

const document = openApi(apiRoutes({} as never).map((route) => route.endpoint));

/** Every property, and every parameter, that nothing is said of. */
function undescribed(node: unknown, place: readonly string[] = []): string[] {
  if (node === null || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([key, inner]) => {
    const isProperty = place.at(-1) === 'properties';
    const isSaid = !isProperty || ENVELOPE.has(key) || 'description' in (inner as object);
    const here = [...place, key];
    return [...(isSaid ? [] : [here.join('.')]), ...undescribed(inner, here)];
  });
}

/** The same around every reply, and told of once. */
const ENVELOPE = new Set(['data', 'success', 'message', 'error', 'fields']);

describe.each(Object.entries(document.paths as object))('%s', (_path, operations) => {
  test('describes every property', () => {
    expect(undescribed(operations)).toEqual([]);
  });
});

test('the shapes that calls share describe every property', () => {
  expect(undescribed((document.components as { schemas: object }).schemas)).toEqual([]);
});
