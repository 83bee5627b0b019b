import type { Actor } from '#kit/contract/actor.ts';
import type { Given } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { getSecondStep as endpoint } from '../../contract/second-step.ts';
import { authenticators, recoveryCodes } from '../tables.ts';
import { isConfirmed } from './check-second-step.ts';
import { unusedCodesOf } from './recovery-codes.ts';

/** How somebody's second step stands. */
export async function getSecondStep(db: Db, actor: Actor): Promise<Given<typeof endpoint>> {
  const [app] = await db
    .select({ since: authenticators.confirmedAt })
    .from(authenticators)
    .where(isConfirmed(actor.id));
  return {
    since: app?.since?.toISOString() ?? null,
    recoveryCodesLeft: app ? await db.$count(recoveryCodes, unusedCodesOf(actor.id)) : 0,
    isNeeded: actor.needsSecondStep === true,
  };
}
