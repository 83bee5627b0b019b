import { beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#kit/server/passwords/password-hash.ts';
import { createUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { loadKeys } from '../keys.ts';
import { startSession } from './start-session.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

async function start(id: string, passwordHash: string) {
  const visit = {
    keys: await loadKeys(server.db),
    now: server.clock.now,
    ip: '127.0.0.1',
    requestId: 'none',
    userAgent: '',
  };
  return startSession(server.db, { id, passwordHash }, visit);
}

test('a password replaced while it was being checked starts nothing', async () => {
  const [before, after] = [await hashPassword('the old passphrase'), await hashPassword('the new passphrase')];
  const owner = await createUser(server, { passwordHash: after });
  expect(await start(owner.id, before)).toBeUndefined();
  expect(await start(owner.id, after)).toMatchObject({ accessToken: expect.any(String) });
});

test.each(['Suspend', 'Inactive', 'Unverified'] as const)('nobody in the state %s gets a session', async (state) => {
  const passwordHash = await hashPassword('the same passphrase');
  const owner = await createUser(server, { state, passwordHash });
  expect(await start(owner.id, passwordHash)).toBeUndefined();
});
