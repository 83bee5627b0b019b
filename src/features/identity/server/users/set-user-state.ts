import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { accountSubject } from '../../audit.ts';
import type { setUserState as endpoint } from '../../contract/users.ts';
import { mayLookAfter, maySignIn } from '../../policy.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { users } from '../tables.ts';
import { lockPerson } from './lock-person.ts';

type Change = Received<typeof endpoint>['params'] & Received<typeof endpoint>['body'];

/** Changes the state of somebody else's account. */
export async function setUserState(db: Db, actor: Actor, { id, state }: Change, now: Date): Promise<void> {
  if (id === actor.id) throw new AppError('forbidden', { message: 'ownStateKept' });
  await db.transaction(async (tx) => {
    const person = await lockPerson(tx, actor, id);
    if (!mayLookAfter(actor, person)) throw new AppError('forbidden', { message: 'staffKept' });
    if (person.state === state) return;
    await tx.update(users).set({ state, updatedAt: now }).where(eq(users.id, id));
    if (!maySignIn(state)) await endSessions(tx, id, now);
    const { name, state: before } = person;
    const change = { action: 'stateChanged', id, name, before: { state: before }, after: { state } } as const;
    await recordChange(tx, actor, accountSubject, change, now);
  });
}
