import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { verifyPassword } from '#kit/server/passwords/password-hash.ts';
import { tryPassword } from '../counted-work.ts';
import { users } from '../tables.ts';

/** Asks somebody signed in for their password anew, within the limits of wrong ones. Gives the hash it is kept as. */
export async function requirePassword(
  db: Db,
  actor: Pick<Actor, 'id'>,
  currentPassword: string,
  caller: { ip: string; now: Date },
): Promise<string> {
  const [known] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, actor.id));
  if (!known) throw new AppError('signed_out');
  const isRight = await tryPassword(db, `own:${actor.id}`, caller, () =>
    verifyPassword(known.passwordHash, currentPassword),
  );
  if (!isRight) throw invalidField('currentPassword', 'wrongPassword');
  return known.passwordHash;
}
