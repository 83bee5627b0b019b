import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { apiRoutes } from '#app/api-routes.ts';
import { inputObjects } from '#tests/support/walk-schema.ts';

/** What every endpoint value keeps, whoever writes it. */

const endpoints = apiRoutes({} as never).map((route) => route.endpoint);

/** Calls named after an address that the specification prescribes, with the use case that answers them. */
const prescribed: Record<string, string> = {
  refreshToken: 'renewSession',
  getSurvey: 'getProject',
  updateSurvey: 'updateProject',
  createSurveyWithQuestion: 'createFromTemplate',
  getSlideShowByPosition: 'findSlideShows',
};

function takesAnyProperty(schema: z.ZodType): string[] {
  return inputObjects(schema).flatMap(({ path, isStrict }) => (isStrict ? [] : [path]));
}

describe.each(endpoints)('$name', ({ query, body }) => {
  test('refuses properties it does not know, however deep', () => {
    expect(takesAnyProperty(query)).toEqual([]);
    expect(takesAnyProperty(body)).toEqual([]);
  });
});

test('a call, the file of its use case and the function in it have one name, unless it is prescribed', async () => {
  const contracts = globSync('src/features/*/{contract,contract/*}.ts');
  const found = (await Promise.all(contracts.map(callsIn))).flat();
  expect(found.map(({ name }) => name).sort()).toEqual(endpoints.map(({ name }) => name).sort());
  expect(found.filter(({ exported, name }) => exported !== name)).toEqual([]);
  expect(found.filter(({ name, feature }) => !hasUseCase(feature, prescribed[name] ?? name))).toEqual([]);
  expect(found.filter(({ name, feature }) => name in prescribed && hasUseCase(feature, name))).toEqual([]);
});

async function callsIn(file: string) {
  const feature = file.split('/').slice(0, 3).join('/');
  const module: Record<string, unknown> = await import(resolve(file));
  return Object.entries(module).flatMap(([exported, value]) => {
    const endpoint = endpoints.find((one) => one === value);
    return endpoint ? [{ feature, exported, name: endpoint.name }] : [];
  });
}

function hasUseCase(feature: string, name: string): boolean {
  const file = `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
  const folder = join(feature, 'server');
  const declares = new RegExp(`^export (async )?function ${name}\\b`, 'm');
  return globSync('**/*.ts', { cwd: folder }).some(
    (path) => basename(path) === file && declares.test(readFileSync(join(folder, path), 'utf8')),
  );
}

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
