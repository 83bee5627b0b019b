import { createUser as addUser, loadKeys, type NewUser, startSession } from '#features/identity/public.ts';
import { hashPassword } from '#kit/server/passwords/password-hash.ts';
import type { TestServer, Visitor } from '../support/test-server.ts';

/** The password of every user a factory makes. */
export const PASSWORD = 'a fine long passphrase';

/** A user whose browser is signed in: pass it to `server.call` as the caller. */
export interface TestUser extends Visitor {
  id: string;
  email: string | null;
  phone: string | null;
  sessionId: string;
}

const passwordHash = hashPassword(PASSWORD);
let made = 0;

/** Somebody with an account, signed in. Everything not named has a value of its own. */
export async function createUser(
  server: Pick<TestServer, 'db' | 'clock'>,
  options: Partial<NewUser> = {},
): Promise<TestUser> {
  made += 1;
  const { now } = server.clock;
  const fields = {
    firstName: 'Owner',
    lastName: `Example ${made}`,
    email: `user-${made}@example.com`,
    phone: null,
    passwordHash: await passwordHash,
    ...options,
  };
  const user = await addUser(server.db, fields, now);
  if (!user) throw new Error(`Somebody has ${fields.email ?? fields.phone} already.`);
  const person = { id: user.id, email: fields.email, phone: fields.phone };
  const keys = await loadKeys(server.db);
  const account = { id: user.id, passwordHash: fields.passwordHash };
  const session = await startSession(server.db, account, {
    keys,
    now,
    ip: '127.0.0.1',
    requestId: 'none',
    userAgent: 'test',
  });
  if (!session) return { ...person, sessionId: '', cookies: {} };
  const cookies = {
    'auth._token.local': `Bearer ${session.accessToken}`,
    'auth._refresh_token.local': session.refreshToken,
  };
  return { ...person, sessionId: session.sessionId, accessToken: session.accessToken, cookies };
}
