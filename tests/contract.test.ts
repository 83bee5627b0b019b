import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { apiRoutes } from '#app/api-routes.ts';
import { inputObjects } from '#tests/support/walk-schema.ts';

/** What every endpoint value keeps, whoever writes it. */

const endpoints = apiRoutes({} as never).map((route) => route.endpoint);

function takesAnyProperty(schema: z.ZodType): string[] {
  return inputObjects(schema).flatMap(({ path, isStrict }) => (isStrict ? [] : [path]));
}

describe.each(endpoints)('$name', ({ query, body }) => {
  test('refuses properties it does not know, however deep', () => {
    expect(takesAnyProperty(query)).toEqual([]);
    expect(takesAnyProperty(body)).toEqual([]);
  });
});

test('what every call of a caller counts by stands only where there is a caller', () => {
  const countingCallers = endpoints.filter(({ limits }) => limits.some(({ per }) => per === 'caller'));
  expect(countingCallers.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['createProject', 'duplicateProject', 'createSurveyWithQuestion', 'exportResponses']),
  );
  expect(countingCallers.filter(({ access }) => access === 'anyone')).toEqual([]);
});

test('an object that would drop what it does not know is found wherever it stands', () => {
  const loose = z.object({ a: z.string() });
  expect(takesAnyProperty(loose)).toEqual(['']);
  expect(takesAnyProperty(z.strictObject({ list: z.array(loose.optional()).default([]) }))).toEqual(['list.*']);
  expect(takesAnyProperty(z.strictObject({ record: z.record(z.string(), loose) }))).toEqual(['record.*']);
  expect(takesAnyProperty(z.strictObject({ either: z.union([z.string(), loose]).nullable() }))).toEqual(['either']);
  expect(takesAnyProperty(z.strictObject({ piped: loose.transform(() => 1) }).refine(() => true))).toEqual(['piped']);
  expect(takesAnyProperty(z.looseObject({}))).toEqual(['']);
});
