import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { removeAuthenticator as endpoint } from '../../contract/second-step.ts';
import type { Visit } from '../visit.ts';
import { dropSecondStep } from './drop-second-step.ts';
import { proveOwner } from './prove-owner.ts';
import { tellOfFactor } from './tell-of-factor.ts';

/** Turns the own second step off. */
export async function removeAuthenticator(
  db: Db,
  actor: Actor,
  typed: Received<typeof endpoint>['body'],
  visit: Visit,
): Promise<void> {
  await proveOwner(db, actor, typed, visit, async (tx) => {
    await dropSecondStep(tx, actor.id);
    await tellOfFactor(tx, actor, { userId: actor.id, change: 'secondStepOff' }, visit);
  });
}
