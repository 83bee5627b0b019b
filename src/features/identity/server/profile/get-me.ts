import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { SessionUser } from '../../contract/profile.ts';
import { users } from '../tables.ts';
import { presentSessionUser, sessionUserColumns } from './session-user.ts';

/** The signed-in user, as the own screens show them. */
export async function getMe(db: Db, actor: Actor): Promise<SessionUser> {
  const [user] = await db.select(sessionUserColumns).from(users).where(eq(users.id, actor.id));
  if (!user) throw new AppError('signed_out');
  return presentSessionUser(user, actor);
}
