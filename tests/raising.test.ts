// Whoever holds every permission that agents can be given comes to hold no more by any call.
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { apiRoutes } from '#app/api-routes.ts';
import { rolePermissions, sessions, users } from '#features/identity/server/tables.ts';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { GRANTABLE } from '#kit/contract/permissions.ts';
import { pathOf } from '#kit/contract/request.ts';
import { EXPECTATIONS } from './access/expectations.ts';
import { createWorld, type World } from './access/world.ts';
import { createUser, type TestUser } from './factories/user.ts';

const endpoints = apiRoutes({} as never).map((route) => route.endpoint);
const everything = Object.fromEntries(GRANTABLE.map((name) => [name, true]));

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

/** Calls with what is about somebody, as the agent; the status. */
async function attempt(endpoint: Endpoint, agent: TestUser, about: TestUser): Promise<number> {
  const sent = (await EXPECTATIONS[endpoint.name]?.input?.(world, about)) ?? {};
  const { status } = await world.server.send({
    method: endpoint.method,
    url: pathOf(endpoint, sent),
    ...(sent.body === undefined ? {} : { payload: sent.body as object }),
    by: agent,
  });
  return status;
}

async function rightsOf({ id }: { id: string }) {
  const { role, permissions, scope } = users;
  const [row] = await world.server.db.select({ role, permissions, scope }).from(users).where(eq(users.id, id));
  return { ...row, ofAgents: await world.server.db.select().from(rolePermissions) };
}

async function accountOf({ id }: { id: string }) {
  const { role, permissions, scope, state, email, phone, passwordHash, firstName, deleteAt } = users;
  const [row] = await world.server.db
    .select({ role, permissions, scope, state, email, phone, passwordHash, firstName, deleteAt })
    .from(users)
    .where(eq(users.id, id));
  const isTheirs = eq(sessions.userId, id);
  const held = await world.server.db.select({ revokedAt: sessions.revokedAt }).from(sessions).where(isTheirs);
  return { ...row, held };
}

test('by no call', async () => {
  // What anyone may call asks for no rights and gives none.
  const changing = endpoints.filter(({ method, access }) => method !== 'GET' && access !== 'anyone');
  for (const endpoint of changing) {
    world.server.clock.forward(60);
    const agent = await createUser(world.server, { role: 'agent', permissions: everything });
    const admin = await createUser(world.server, { role: 'admin' });
    const before = [await rightsOf(agent), await accountOf(admin)];
    for (const about of [agent, admin]) {
      expect(await attempt(endpoint, agent, about), endpoint.name).toBeLessThan(500);
    }
    expect([await rightsOf(agent), await accountOf(admin)], endpoint.name).toEqual(before);
  }
});

/** They are of what the caller remembers of practice, which is theirs, whatever their scope. */
const OF_THE_CALLER = ['bringPractice', 'forgetPractice'];

test('what a scope leaves out is not there, by whatever call names it', async () => {
  const agent = await createUser(world.server, { role: 'agent', permissions: everything, scope: ['poll'] });
  const owner = await createUser(world.server);
  const ofProjects = endpoints.filter(
    ({ name, path, access }) =>
      !OF_THE_CALLER.includes(name) &&
      /^\/(?:(?:all-)?projects\/:id|survey\/(?:get|update)\/)/.test(path) &&
      access !== 'anyone',
  );
  expect(ofProjects.length).toBeGreaterThan(20);
  const found: unknown[] = [];
  for (const endpoint of ofProjects) {
    const status = await attempt(endpoint, agent, owner);
    if (status !== 404) found.push([endpoint.name, status]);
  }
  expect(found).toEqual([]);
});
