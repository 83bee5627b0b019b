import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { takeTokens, tokenOf } from '#kit/server/rate-limit/take-tokens.ts';
import { companySubject } from '../../audit.ts';
import { INVITATIONS } from '../../rate-limits.ts';
import { lockActiveCompany } from '../companies/lock-company.ts';
import { getInvitationOf } from './invitation-of.ts';
import { type Sending, sendInvitation } from './send-invitation.ts';

/** Sends an invitation again. */
export async function resendCompanyInvitation(
  db: Db,
  actor: Actor,
  { id, invitation: invitationId }: { id: string; invitation: string },
  sending: Sending,
): Promise<void> {
  const { now } = sending;
  await db.transaction(async (tx) => {
    const company = await lockActiveCompany(tx, actor, id);
    const invitation = await getInvitationOf(tx, id, invitationId);
    await takeTokens(tx, [tokenOf(INVITATIONS.invited, invitation.email)], now);
    await sendInvitation(tx, actor, { company, invitation }, sending);
    const { email, role } = invitation;
    const again = { action: 'invitedAgain', id, name: company.name, after: { email, role } } as const;
    await recordChange(tx, actor, companySubject, again, now);
  });
}
