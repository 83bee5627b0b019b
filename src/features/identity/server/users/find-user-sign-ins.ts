import type { Given } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findUserSignIns as endpoint } from '../../contract/users.ts';
import { findSignIns } from '../sessions/find-sign-ins.ts';
import { requireUser } from './require-user.ts';

/** Who got into an account last, and who was refused. */
export async function findUserSignIns(db: Db, id: string): Promise<Given<typeof endpoint>> {
  await requireUser(db, id);
  return await findSignIns(db, { id });
}
