import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { apiRoutes } from '#app/api-routes.ts';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { pathOf } from '#kit/contract/request.ts';
import { EXPECTATIONS } from './access/expectations.ts';
import { createWorld, type World } from './access/world.ts';
import type { Visitor } from './support/test-server.ts';

/** Rounds for each call, fewer where they come once more; more on request, with `FUZZ=500`. */
const ROUNDS = Number(process.env.FUZZ ?? (process.env.DATABASE_URL ? 4 : 8));

const endpoints = apiRoutes({} as never).map((route) => route.endpoint);

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'then',
  'length',
  '',
  '0',
  'q1',
  '\u0000',
  'a.b',
];
const text = fc.oneof(
  fc.constantFrom(
    ...NAMES,
    '\ud800',
    '\u202e',
    'NaN',
    '1e999',
    '-0',
    "'; --",
    '%',
    '{}',
    '$1',
    '৪২',
    '\ufeff',
    '\r\nx: y',
  ),
  fc.constantFrom('2026-02-30T00:00:00Z', '9999-12-31T23:59:59.999Z', '-000001-01-01T00:00:00Z', '0000-01-01', '24:60'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.nat(4).map((power) => 'ক'.repeat(10 ** power)),
);
const scalar = fc.oneof(
  text,
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324),
  fc.double(),
);
const strange = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.dictionary(fc.oneof(fc.constantFrom(...NAMES), text), scalar, { maxKeys: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>([], {}, [[[[]]]], { length: 1e9 }) },
);
const change = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('replace', 'remove', 'repeat', 'add'),
  name: text,
  value: strange,
});
const changes = fc.array(change, { minLength: 1, maxLength: 3 });
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

/** Every place in a value that may be changed. */
function placesOf(value: unknown, path: string[] = []): string[][] {
  if (value === null || typeof value !== 'object') return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...path, key]))];
}

/** A copy of the value, strange in one place. */
function disturb(value: unknown, { at, how, name, value: odd }: Change): unknown {
  const places = placesOf(value);
  const place = places[at % places.length] ?? [];
  const last = place.at(-1);
  if (last === undefined) return how === 'replace' ? odd : value;
  const copy: unknown = structuredClone(value);
  let parent = copy as Record<string, unknown>;
  for (const key of place.slice(0, -1)) parent = parent[key] as Record<string, unknown>;
  if (how === 'replace') parent[last] = odd;
  else if (how === 'remove') delete parent[last];
  else if (how === 'repeat' && Array.isArray(parent)) parent.push(...parent);
  // The length of an array is its own and takes no strange value.
  else if (!Array.isArray(parent) || name !== 'length')
    Object.defineProperty(parent, name, { value: odd, enumerable: true, configurable: true, writable: true });
  return copy;
}

const header = fc.constantFrom<Record<string, string>>(
  {},
  { 'idempotency-key': 'k'.repeat(5_000) },
  { 'idempotency-key': 'the-same-key-every-time' },
  { 'idempotency-key': '\u00ff\u00fe' },
  { authorization: 'Bearer \u00ff.e30.\u00ff' },
  { authorization: `Bearer ${'a.'.repeat(500)}` },
  {
    cookie: 'auth._refresh_token.local=00000000-0000-4000-8000-000000000000.%00; jorip_device=%ff; t_locale=__proto__',
  },
  { 'accept-language': '\u00ff' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'x-forwarded-for': 'x'.repeat(2_000) },
  { 'user-agent': '\u00e0'.repeat(4_000) },
);

interface Attempt {
  body: readonly Change[];
  query: Record<string, unknown>;
  params: readonly Change[];
  headers: Record<string, string>;
}
/** Mostly what the endpoint asks for by name: a query with anything else goes no further. */
function attemptAt({ query }: Endpoint): fc.Arbitrary<Attempt> {
  const names = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
  const asked =
    names.length === 0 ? fc.constant({}) : fc.dictionary(fc.constantFrom(...names), strange, { maxKeys: 3 });
  const unasked = fc.dictionary(fc.constantFrom('__proto__', 'version', 'q'), strange, { maxKeys: 1 });
  return fc.record({
    body: changes,
    query: fc.oneof({ weight: 4, arbitrary: asked }, { weight: 1, arbitrary: unasked }),
    params: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: changes }),
    headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: header }),
  });
}

async function send(endpoint: Endpoint, { body, query, params, headers }: Attempt, owner: Visitor) {
  const input = (await EXPECTATIONS[endpoint.name]?.input?.(world, owner)) ?? {};
  const changed = params.reduce<unknown>(disturb, input.params) as Record<string, unknown> | undefined;
  const path = pathOf(endpoint, { params: wellFormed(changed ?? {}) });
  const search = Object.entries({ ...input.query, ...query }).flatMap(([name, value]) =>
    [value]
      .flat()
      .map((each) => `${encodeURIComponent(name)}=${encodeURIComponent(String(JSON.stringify(each)).toWellFormed())}`),
  );
  // Bytes come as a list of numbers: as a body of theirs it is strange enough.
  const sent = input.body instanceof Uint8Array ? [...input.body] : input.body;
  const payload = sent === undefined ? undefined : JSON.stringify(body.reduce<unknown>(disturb, sent));
  return await world.server.send({
    method: endpoint.method,
    url: `${path}?${search.join('&')}`,
    ...(payload === undefined ? {} : { payload, headers: { 'content-type': 'application/json', ...headers } }),
    by: owner,
  });
}

function wellFormed(params: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(Object(params)).map(([name, value]) => [name, String(JSON.stringify(value)).toWellFormed()]),
  );
}

describe.each(endpoints)('$name', (endpoint) => {
  test('never fails, whatever it is sent', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(attemptAt(endpoint), async (input) => {
        // A new hour, so that no limit hides what is behind it.
        world.server.clock.forward(3_600);
        const isOfEverybody = endpoint.access === 'anyone' || endpoint.access === 'signed-in';
        const caller = await world.caller(isOfEverybody ? 'owner' : 'admin');
        const { status, body } = await send(endpoint, input, caller);
        expect(status, JSON.stringify(body)).toBeLessThan(500);
      }),
      { numRuns: ROUNDS },
    );
  });
});
