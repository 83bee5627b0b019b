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

/** A database, and what time it is there. */
type Where = Pick<TestServer, 'db'> & { clock: Pick<TestServer['clock'], 'now'> };

/** Somebody with an account, signed in. Everything not named has a value of its own. */
export async function createUser(server: Where, options: Partial<NewUser> = {}): Promise<TestUser> {
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
  return { ...person, ...(await newSession(server, { id: user.id, passwordHash: fields.passwordHash })) };
}

/** Signs somebody in anew whose session is over, as after days on the server's clock. */
export async function signInAgain(server: Where, user: TestUser): Promise<void> {
  Object.assign(user, await newSession(server, { id: user.id, passwordHash: await passwordHash }));
}

async function newSession(
  server: Where,
  account: { id: string; passwordHash: string },
): Promise<Pick<TestUser, 'sessionId' | 'cookies' | 'accessToken'>> {
  const keys = await loadKeys(server.db);
  const { now } = server.clock;
  const session = await startSession(server.db, account, {
    keys,
    now,
    ip: '127.0.0.1',
    requestId: 'none',
    userAgent: 'test',
  });
  if (!session) return { sessionId: '', cookies: {} };
  const cookies = {
    'auth._token.local': `Bearer ${session.accessToken}`,
    'auth._refresh_token.local': session.refreshToken,
  };
  return { sessionId: session.sessionId, accessToken: session.accessToken, cookies };
}
