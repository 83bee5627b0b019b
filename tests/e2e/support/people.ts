import { createUser, loadKeys, startSession } from '#features/identity/public.ts';
import type { Role } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { hashPassword } from '#kit/server/passwords/password-hash.ts';
import { PASSWORD } from './account-forms.ts';

/** Somebody with an account and a session, of any role. */
export interface Person {
  id: string;
  email: string;
  accessToken: string;
  /** What a browser in which they are signed in holds. */
  cookies: Record<string, string>;
}

export async function createPerson(db: Db, firstName: string, role: Role): Promise<Person> {
  const now = new Date();
  const email = `${firstName.toLowerCase()}-of-frames@example.com`;
  const passwordHash = await hashPassword(PASSWORD);
  const user = await createUser(db, { firstName, lastName: 'Example', email, phone: null, passwordHash, role }, now);
  if (!user) throw new Error(`Somebody has ${email} already.`);
  const visit = { keys: await loadKeys(db), now, ip: '127.0.0.1', requestId: 'none', userAgent: 'test' };
  const session = await startSession(db, { id: user.id, passwordHash }, visit);
  if (!session) throw new Error(`${email} may not sign in.`);
  const cookies = {
    'auth._token.local': `Bearer ${session.accessToken}`,
    'auth._refresh_token.local': session.refreshToken,
  };
  return { id: user.id, email, accessToken: session.accessToken, cookies };
}

/** Somebody of every role. */
export async function seedPeople(db: Db) {
  return {
    user: await createPerson(db, 'Owner', 'user'),
    newcomer: await createPerson(db, 'Stranger', 'user'),
    surveyor: await createPerson(db, 'Surveyor', 'surveyor'),
    improver: await createPerson(db, 'Improver', 'user'),
    leaver: await createPerson(db, 'Renamed', 'user'),
    agent: await createPerson(db, 'Agent', 'agent'),
    admin: await createPerson(db, 'Admin', 'admin'),
  };
}

export type People = Awaited<ReturnType<typeof seedPeople>>;
