import { asc, eq, inArray } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { accountSubject } from '../../audit.ts';
import type { setUserState as endpoint } from '../../contract/users.ts';
import { maySignIn } from '../../policy.ts';
import { accountName } from '../accounts/account-name.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { users } from '../tables.ts';

type Change = Received<typeof endpoint>['params'] & Received<typeof endpoint>['body'];

/**
 * Changes the state of somebody else's account. Who makes the change is locked as well: of two administrators who
 * suspend each other at once one stays, so that there is always one who may sign in.
 */
export async function setUserState(db: Db, actor: Actor, { id, state }: Change, now: Date): Promise<void> {
  if (id === actor.id) throw new AppError('forbidden', { message: 'ownStateKept' });
  await db.transaction(async (tx) => {
    const both = await tx
      .select({ id: users.id, name: accountName, state: users.state })
      .from(users)
      .where(inArray(users.id, [actor.id, id]))
      .orderBy(asc(users.id))
      .for('update');
    const by = both.find((user) => user.id === actor.id);
    if (!by || !maySignIn(by.state)) throw new AppError('signed_out');
    const user = both.find((other) => other.id === id);
    if (!user) throw new AppError('not_found');
    if (user.state === state) return;
    await tx.update(users).set({ state, updatedAt: now }).where(eq(users.id, id));
    if (!maySignIn(state)) await endSessions(tx, id, now);
    const change = {
      action: 'stateChanged',
      id,
      name: user.name,
      before: { state: user.state },
      after: { state },
    } as const;
    await recordChange(tx, actor, accountSubject, change, now);
  });
}
