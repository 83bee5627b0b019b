import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { apiRoutes } from '#app/api-routes.ts';
import { type Endpoint, permissionFor, takes } from '#kit/contract/endpoint.ts';
import { ERROR_STATUS } from '#kit/contract/errors.ts';
import { PERMISSION_NAMES, PERMISSIONS, type Permission } from '#kit/contract/permissions.ts';
import { pathOf } from '#kit/contract/request.ts';
import { refusalsOf } from '#kit/server/api/refusals.ts';
import { EXPECTATIONS } from './access/expectations.ts';
import { CALLERS, createWorld, type World } from './access/world.ts';
import type { Visitor } from './support/test-server.ts';

const endpoints = apiRoutes({} as never).map((route) => route.endpoint);

const NOTHING = '00000000-0000-4000-8000-000000000000';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

test('every endpoint has an expectation, and no expectation outlives its endpoint', () => {
  expect(Object.keys(EXPECTATIONS).sort()).toEqual(endpoints.map((endpoint) => endpoint.name).sort());
});

test('every endpoint has a name and a path of its own', () => {
  expect(new Set(endpoints.map((endpoint) => endpoint.name)).size).toBe(endpoints.length);
  const places = endpoints.flatMap(({ method, path, alias }) =>
    [path, ...(alias ? [alias] : [])].map((at) => `${method} ${at}`),
  );
  expect(new Set(places).size).toBe(places.length);
});

test('whatever makes or changes something takes an Idempotency-Key, except what signs in, guards passwords, tells the same by itself, only reads or is sent by a page that is left', () => {
  const exempt = endpoints.filter(({ method, repeatable }) => method !== 'GET' && !repeatable);
  expect(exempt.map(({ name }) => name).sort()).toEqual([
    'acceptInvitation',
    'addPasskey',
    'changePassword',
    'chooseDigest',
    'confirmAddressChange',
    'confirmAuthenticator',
    'enterByPasskey',
    'enterSecondStep',
    'findPerson',
    'forgotPassword',
    'login',
    'objectToAddressChange',
    'planDeletion',
    'previewMail',
    'register',
    'removeAuthenticator',
    'removePasskey',
    'renewRecoveryCodes',
    'reportBrowserError',
    'resendAddressCode',
    'resendVerification',
    'resetPassword',
    'sendContact',
    'startAddressChange',
    'startAuthenticator',
    'startPasskey',
    'tryAnswer',
    'verifyRegistration',
  ]);
  expect(endpoints.filter(({ method, repeatable }) => method === 'GET' && repeatable)).toEqual([]);
});

test('replies are kept of signed-in callers alone, whose share of what is kept is bounded', () => {
  const kept = endpoints.filter(({ repeatable, keysKnown }) => repeatable && keysKnown === undefined);
  expect(kept.filter(({ access }) => access === 'anyone')).toEqual([]);
});

test('no endpoint takes two things of one name: repetitions are told apart by names', () => {
  for (const { name, params, query, body } of endpoints.filter(({ repeatable }) => repeatable)) {
    const names = [params, query, body].filter(takes).flatMap((schema) => Object.keys(propertiesOf(schema)));
    expect(new Set(names).size, name).toBe(names.length);
  }
});

function propertiesOf(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {};
}

describe.each(endpoints)('$name', (endpoint) => {
  test('answers each caller as expected', async () => {
    const expectation = EXPECTATIONS[endpoint.name];
    const answered: Record<string, number> = {};
    for (const caller of CALLERS) {
      const owner = await world.caller('owner');
      const by = caller === 'owner' ? owner : await world.caller(caller);
      const input = (await expectation?.input?.(world, owner)) ?? {};
      const { status, headers } = await world.server.send({
        method: endpoint.method,
        url: pathOf(endpoint, input),
        ...(input.body === undefined ? {} : { payload: input.body as object }),
        by,
      });
      answered[caller] = status;
      const kept = endpoint.unchanging && status === endpoint.status ? 'public, max-age=3600' : 'no-store';
      expect(headers['cache-control'], 'answers and refusals are kept by nobody').toBe(kept);
    }
    const expected = Object.fromEntries(CALLERS.map((caller, at) => [caller, expectation?.statuses[at]]));
    expect(answered).toEqual(expected);
    const described = [endpoint.status, ...refusalsOf(endpoint).map((code) => ERROR_STATUS[code])];
    expect(described).toEqual(expect.arrayContaining(Object.values(answered)));
  });

  test('answers hostile input without failing', async () => {
    const owner = await world.caller('owner');
    const path = endpoint.path.replace(/:\w+/g, '%00');
    const send = (url: string) => world.server.send({ method: endpoint.method, url, by: owner });
    const replies = [
      await send(`/api/v1${path}`),
      await send(`/api/v1${endpoint.path.replace(/:\w+/g, NOTHING)}?limit=-1&cursor=%F0%9F%98&q=%00`),
    ];
    // One after the other: of several pictures of one person at once some are told to come later.
    for (const payload of endpoint.method === 'GET' ? [] : hostileBodies)
      replies.push(await sendBody(endpoint.path, endpoint.method, { payload, by: owner }));
    for (const { status } of replies) expect(status, endpoint.name).toBeLessThan(500);
  });
});

const inside = endpoints.filter((endpoint) => permissionFor(endpoint) !== undefined);

describe.each(inside)('$name, of the back office', (endpoint) => {
  const url = `/api/v1${endpoint.path.replace(/:\w+/g, NOTHING)}`;
  const statusFor = async (by: Visitor) => (await world.server.send({ method: endpoint.method, url, by })).status;

  test('is refused to agents who hold any other permission, and is not there for users of the dashboard', async () => {
    const others = PERMISSION_NAMES.filter((name) => name !== endpoint.access);
    for (const name of others) expect([name, await statusFor(await agentWho(name))]).toEqual([name, 403]);
    expect(await statusFor(await world.userWithGrants())).toBe(404);
  });

  test('answers an agent who holds its permission alone as it answers admins', async () => {
    const needed = permissionFor(endpoint) as Permission;
    const { input, statuses } = EXPECTATIONS[endpoint.name] ?? {};
    const owner = await world.caller('owner');
    const sent = (await input?.(world, owner)) ?? {};
    const payload = sent.body === undefined ? {} : { payload: sent.body as object };
    const by = await agentWho(needed);
    const { status } = await world.server.send({
      method: endpoint.method,
      url: pathOf(endpoint, sent),
      ...payload,
      by,
    });
    expect(status).toBe(PERMISSIONS[needed] === 'admins' ? 403 : statuses?.[4]);
  });
});

/** One agent a permission serves all endpoints. */
const agents = new Map<Permission, Promise<Visitor>>();
function agentWho(permission: Permission): Promise<Visitor> {
  const agent = agents.get(permission) ?? world.agentWho(permission);
  agents.set(permission, agent);
  return agent;
}

const hostileBodies = [
  '{"a":',
  'null',
  '[]',
  '"text"',
  '{"identifier":"\\u0000","body":"\\ud800"}',
  `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`,
  '{"__proto__":{"admin":true}}',
];

function sendBody(path: string, method: Endpoint['method'], sent: { payload: string; by: Visitor }) {
  const url = `/api/v1${path.replace(/:\w+/g, NOTHING)}`;
  return world.server.send({ method, url, headers: { 'content-type': 'application/json' }, ...sent });
}
