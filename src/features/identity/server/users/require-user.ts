import { eq } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { users } from '../tables.ts';

/** Refuses an id that is nobody's. */
export async function requireUser(db: Db, id: string): Promise<void> {
  if ((await db.$count(users, eq(users.id, id))) === 0) throw new AppError('not_found');
}
