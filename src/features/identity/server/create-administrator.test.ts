import { expect, test } from 'vitest';
import { startTestServer } from '../../../../tests/support/test-server.ts';
import { getMe, login } from '../contract.ts';
import { createAdministrator } from './create-administrator.ts';

test('the first start makes one administrator, whose one-time password signs in', async () => {
  const server = await startTestServer();
  const { db, clock } = server;
  const made = await Promise.all([1, 2, 3].map(() => createAdministrator(db, clock.now)));
  const [administrator, ...more] = made.filter((each) => each !== undefined);
  expect(more).toEqual([]);
  expect(administrator?.password).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  const { identifier = '', password = '' } = administrator ?? {};
  const { accessToken } = (await server.call(login, { body: { identifier, password } })).data;
  expect((await server.call(getMe, { cookies: {}, accessToken })).data.role).toBe('admin');
  expect(await createAdministrator(db, clock.now)).toBeUndefined();
});
