import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { accountSubject } from '../../audit.ts';
import { mayLookAfter } from '../../policy.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { lockPerson } from './lock-person.ts';

/** Signs somebody else out everywhere. */
export async function endUserSessions(db: Db, actor: Actor, id: string, now: Date): Promise<{ ended: number }> {
  if (id === actor.id) throw new AppError('forbidden', { message: 'ownSessionsElsewhere' });
  return await db.transaction(async (tx) => {
    const person = await lockPerson(tx, actor, id);
    if (!mayLookAfter(actor, person)) throw new AppError('forbidden', { message: 'staffKept' });
    const ended = await endSessions(tx, id, now);
    if (ended > 0) {
      const change = { action: 'signedOutEverywhere', id, name: person.name } as const;
      await recordChange(tx, actor, accountSubject, change, now);
    }
    return { ended };
  });
}
