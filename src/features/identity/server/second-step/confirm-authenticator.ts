import { and, eq, gt, isNull } from 'drizzle-orm';
import { MINUTE_MS } from '#domain/text/durations.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { confirmAuthenticator as endpoint } from '../../contract/second-step.ts';
import { tryCode } from '../counted-work.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { authenticators, users } from '../tables.ts';
import { readCode } from '../verification/verification-code.ts';
import type { Visit } from '../visit.ts';
import { stepOfCode } from './app-code.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { unseal } from './seal.ts';
import { tellOfFactor } from './tell-of-factor.ts';

/** So long what was begun can be ended. */
const OPEN_MINUTES = 20;

/**
 * Turns the second step on by the first code of the app. Every other session ends, for it was begun by a password
 * alone. The recovery codes are told this once.
 */
export async function confirmAuthenticator(
  db: Db,
  actor: Actor,
  { code }: Received<typeof endpoint>['body'],
  visit: Visit,
): Promise<Given<typeof endpoint>> {
  const { now } = visit;
  const begun = and(
    eq(authenticators.userId, actor.id),
    isNull(authenticators.confirmedAt),
    gt(authenticators.createdAt, new Date(now.getTime() - OPEN_MINUTES * MINUTE_MS)),
  );
  const step = await tryCode(db, visit, async () => {
    const [found] = await db.select({ sealedSecret: authenticators.sealedSecret }).from(authenticators).where(begun);
    const secret = found && unseal(visit.keys, actor.id, found.sealedSecret);
    if (!secret) return new AppError('conflict', { message: 'secondStepNotBegun' });
    return stepOfCode(secret, readCode(code), 0, now) ?? invalidField('code', 'appCodeWrong');
  });
  return await db.transaction(async (tx) => {
    // Held until this is done: whoever signs in meanwhile by the password alone is not let in afterwards.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, actor.id)).for('update');
    const on = await tx
      .update(authenticators)
      .set({ confirmedAt: now, lastStep: step })
      .where(begun)
      .returning({ userId: authenticators.userId });
    if (on.length === 0) throw new AppError('conflict', { message: 'secondStepNotBegun' });
    const codes = await replaceRecoveryCodes(tx, actor.id, now);
    await endSessions(tx, actor.id, now, { except: actor.sessionId });
    await tellOfFactor(tx, actor, { userId: actor.id, change: 'secondStepOn' }, visit);
    return { recoveryCodes: codes };
  });
}
