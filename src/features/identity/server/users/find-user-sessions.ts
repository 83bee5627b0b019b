import type { Given } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findUserSessions as endpoint } from '../../contract/users.ts';
import { findSessions } from '../sessions/find-sessions.ts';
import { requireUser } from './require-user.ts';

/** Where somebody is signed in. */
export async function findUserSessions(db: Db, id: string, now: Date): Promise<Given<typeof endpoint>> {
  await requireUser(db, id);
  return await findSessions(db, { id }, now);
}
