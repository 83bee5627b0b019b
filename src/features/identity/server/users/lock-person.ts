import { asc, inArray } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { maySignIn } from '../../policy.ts';
import { accountName } from '../accounts/account-name.ts';
import { users } from '../tables.ts';

/**
 * Somebody else's account, locked with that of whoever is about to change it: of two administrators who suspend or
 * demote each other at once one stays, so that there is always one who may sign in.
 */
export async function lockPerson(tx: Db, actor: Actor, id: string) {
  const both = await tx
    .select({
      id: users.id,
      name: accountName,
      role: users.role,
      state: users.state,
      permissions: users.permissions,
      scope: users.scope,
      rightsRevision: users.rightsRevision,
    })
    .from(users)
    .where(inArray(users.id, [actor.id, id]))
    .orderBy(asc(users.id))
    .for('update');
  const by = both.find((user) => user.id === actor.id);
  if (!by || !maySignIn(by.state)) throw new AppError('signed_out');
  if (by.role !== actor.role) throw new AppError('forbidden');
  const person = both.find((other) => other.id === id);
  if (!person) throw new AppError('not_found');
  return person;
}
