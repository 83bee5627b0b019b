import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { takeTokens, tokenOf } from '#kit/server/rate-limit/take-tokens.ts';
import { invitationSubject } from '../../audit.ts';
import { INVITATIONS, INVITATIONS_TO_ONE } from '../../rate-limits.ts';
import { lockInvitation } from './lock-invitation.ts';
import { hasAccount } from './open-invitation.ts';
import { renewInvitation } from './renew-invitation.ts';

/** Sends another link of an invitation; the one before stops working. */
export async function resendInvitation(
  db: Db,
  actor: Actor,
  id: string,
  sending: { publicUrl: string; now: Date },
): Promise<void> {
  const { now } = sending;
  await db.transaction(async (tx) => {
    const { email, role } = await lockInvitation(tx, actor, id);
    if (await hasAccount(tx, email)) throw new AppError('conflict', { message: 'invitedHasAccount' });
    await takeTokens(tx, [tokenOf(INVITATIONS, actor.id), tokenOf(INVITATIONS_TO_ONE, email)], now);
    await renewInvitation(tx, { id, invitedBy: actor.id }, sending);
    await recordChange(tx, actor, invitationSubject, { action: 'resent', id, name: email, after: { role } }, now);
  });
}
