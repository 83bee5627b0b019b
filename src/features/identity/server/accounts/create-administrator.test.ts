import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '#tests/support/test-server.ts';
import { getMe } from '../../contract/profile.ts';
import { login } from '../../contract/sessions.ts';
import { sessions, users } from '../tables.ts';
import { createAdministrator, type FirstAdministrator } from './create-administrator.ts';

const server = await startTestServer();
const { db, clock } = server;

beforeEach(async () => {
  await db.delete(sessions);
  await db.delete(users);
});

test('an administrator whose password could not be told is not made', async () => {
  const failing = createAdministrator(db, clock.now, () => {
    throw new Error('the process ends here');
  });
  await expect(failing).rejects.toThrow('the process ends here');
  expect(await db.select().from(users).where(eq(users.role, 'admin'))).toEqual([]);
});

test('the first start makes one administrator, whose one-time password signs in', async () => {
  const told: FirstAdministrator[] = [];
  const tell = (administrator: FirstAdministrator) => void told.push(administrator);
  await Promise.all([1, 2, 3].map(() => createAdministrator(db, clock.now, tell)));
  await createAdministrator(db, clock.now, tell);
  expect(told).toHaveLength(1);
  const { identifier = '', password = '' } = told[0] ?? {};
  expect(password).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  const { accessToken } = (await server.call(login, { body: { identifier, password } })).data;
  expect((await server.call(getMe, { cookies: {}, accessToken })).data.role).toBe('admin');
});
