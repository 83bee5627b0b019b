import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { createUser } from '../../../../tests/factories/user.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { users } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

test('smoke', async () => {
  const owner = await createUser(server);
  await server.db.update(users).set({ state: 'Suspend' }).where(eq(users.id, owner.id));
  expect(owner.sessionId).not.toBe('');
});
