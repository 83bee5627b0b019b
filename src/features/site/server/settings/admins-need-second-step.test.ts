import { beforeAll, expect, test } from 'vitest';
import { getMe } from '#features/identity/contract/profile.ts';
import { getSecondStep, removeAuthenticator } from '#features/identity/contract/second-step.ts';
import { findUsers } from '#features/identity/contract/users.ts';
import { permissionFor } from '#kit/contract/endpoint.ts';
import { PERMISSION_NAMES } from '#kit/contract/permissions.ts';
import { pathOf } from '#kit/contract/request.ts';
import { createUser, PASSWORD, type TestUser } from '#tests/factories/user.ts';
import { turnOnSecondStep } from '#tests/support/second-step.ts';
import { testInstallation } from '#tests/support/test-installation.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { getSiteSettings, updateSecuritySettings } from '../../contract/site-settings.ts';
import { seedSite } from '../seed-site.ts';

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  await seedSite(server.db, server.clock.now);
  admin = await createUser(server, { role: 'admin' });
});

async function ask(adminsNeedSecondStep: boolean, by: TestUser) {
  const { revision } = (await server.call(getSiteSettings, by)).data.security;
  return server.call(updateSecuritySettings, { body: { adminsNeedSecondStep, revision } }, by);
}

test('administrators without a second step can do nothing but set it up, from the next call on', async () => {
  const other = await createUser(server, { role: 'admin' });
  const agent = await createUser(server, { role: 'agent', permissions: { users: true, settings: true } });
  const { codeNow } = await turnOnSecondStep(server, admin);
  expect((await ask(true, agent)).status, 'agents decide nothing about it').toBe(403);
  expect((await ask(true, admin)).status).toBe(200);

  const refused = await server.call(findUsers, { query: {} }, other);
  expect([refused.status, refused.body.data.message]).toEqual([403, expect.stringContaining('two-step sign-in')]);
  expect((await server.call(getMe, other)).data.permissions).toEqual([]);
  expect((await server.call(getSecondStep, other)).data.isNeeded).toBe(true);
  expect((await server.call(findUsers, { query: {} }, agent)).status).toBe(200);
  expect((await server.call(findUsers, { query: {} }, admin)).status).toBe(200);

  await turnOnSecondStep(server, other);
  expect((await server.call(getSecondStep, other)).data.isNeeded).toBe(false);
  expect((await server.call(getMe, other)).data.permissions).toEqual([...PERMISSION_NAMES]);
  expect((await server.call(findUsers, { query: {} }, other)).status).toBe(200);

  // Who turns it off again is where they were.
  server.clock.forward(30);
  await server.call(removeAuthenticator, { body: { currentPassword: PASSWORD, code: codeNow() } }, admin);
  expect((await server.call(findUsers, { query: {} }, admin)).status).toBe(403);
  expect((await ask(false, other)).status).toBe(200);
  expect((await server.call(findUsers, { query: {} }, admin)).status).toBe(200);
});

test('no call of the back office is left open to them', async () => {
  const { apiRoutes } = await import('#app/api-routes.ts');
  const { loadKeys } = await import('#features/identity/public.ts');
  const lacking = await createUser(server, { role: 'admin' });
  const having = await createUser(server, { role: 'admin' });
  await turnOnSecondStep(server, having);
  await ask(true, having);
  const endpoints = apiRoutes({
    keys: await loadKeys(server.db),
    keeping: server.keeping,
    installation: testInstallation(),
  })
    .map(({ endpoint }) => endpoint)
    .filter((endpoint) => permissionFor(endpoint) !== undefined);
  expect(endpoints.length).toBeGreaterThan(50);
  for (const endpoint of endpoints) {
    const url = pathOf(endpoint);
    const { status } = await server.send({ method: endpoint.method, url, by: lacking });
    expect(status, endpoint.name).toBe(403);
  }
  await ask(false, having);
});
