import type { Actor } from '#kit/contract/actor.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { renewRecoveryCodes as endpoint } from '../../contract/second-step.ts';
import type { Visit } from '../visit.ts';
import { proveOwner } from './prove-owner.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { tellOfFactor } from './tell-of-factor.ts';

/** Ten new recovery codes; none of those before works any more. */
export async function renewRecoveryCodes(
  db: Db,
  actor: Actor,
  typed: Received<typeof endpoint>['body'],
  visit: Visit,
): Promise<Given<typeof endpoint>> {
  return await proveOwner(db, actor, typed, visit, async (tx) => {
    const codes = await replaceRecoveryCodes(tx, actor.id, visit.now);
    await tellOfFactor(tx, actor, { userId: actor.id, change: 'recoveryCodesRenewed' }, visit);
    return { recoveryCodes: codes };
  });
}
