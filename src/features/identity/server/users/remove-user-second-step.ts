import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { mayLookAfter } from '../../policy.ts';
import { dropSecondStep } from '../second-step/drop-second-step.ts';
import { tellOfFactor } from '../second-step/tell-of-factor.ts';
import type { Visit } from '../visit.ts';
import { lockPerson } from './lock-person.ts';

/** Lets somebody else in by their password alone, who lost their phone and their recovery codes. */
export async function removeUserSecondStep(
  db: Db,
  actor: Actor,
  id: string,
  visit: Pick<Visit, 'locale' | 'publicUrl' | 'now'>,
): Promise<void> {
  if (id === actor.id) throw new AppError('forbidden', { message: 'ownSecondStepElsewhere' });
  await db.transaction(async (tx) => {
    const person = await lockPerson(tx, actor, id);
    if (!mayLookAfter(actor, person)) throw new AppError('forbidden', { message: 'staffKept' });
    if (!(await dropSecondStep(tx, id))) return;
    const { locale, publicUrl, now } = visit;
    await tellOfFactor(tx, actor, { userId: id, change: 'secondStepRemoved' }, { locale, publicUrl, now });
  });
}
