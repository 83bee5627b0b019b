import { lte } from 'drizzle-orm';
import { parseEmail } from '#domain/text/email.ts';
import { cleanText } from '#domain/text/normalise.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { takeTokens, tokenOf } from '#kit/server/rate-limit/take-tokens.ts';
import { invitationSubject } from '../../audit.ts';
import type { inviteUsers as endpoint, InvitingResult } from '../../contract/invitations.ts';
import { mayInviteAs } from '../../policy.ts';
import { INVITATIONS, INVITATIONS_TO_ONE } from '../../rate-limits.ts';
import { isLimited } from '../counted-work.ts';
import { invitations } from '../tables.ts';
import { newLink } from './invitation-link.ts';
import { hasAccount, isWaiting } from './open-invitation.ts';
import { sendInvitation } from './send-invitation.ts';

type Inviting = Received<typeof endpoint>['body'];
type Outcome = InvitingResult['outcome'];
type Sending = { publicUrl: string; now: Date };

/** Invites people by email, each by themselves: who is not invited is told of and keeps nobody else from it. */
export async function inviteUsers(
  db: Db,
  actor: Actor,
  { emails: typed, ...inviting }: Inviting,
  sending: Sending,
): Promise<Given<typeof endpoint>> {
  if (!mayInviteAs(actor, inviting.role)) throw new AppError('forbidden', { message: 'rolesKept' });
  const emails = typed.map((email) => parseEmail(email) ?? email);
  // In one order, whoever else invites the same people at this moment.
  const each = [...new Set(emails)].sort();
  await takeTokens(db, Array(each.length).fill(tokenOf(INVITATIONS, actor.id)), sending.now);
  const outcomes = new Map<string, Outcome>();
  await db.transaction(async (tx) => {
    for (const email of each) outcomes.set(email, await invite(tx, actor, { ...inviting, email }, sending));
  });
  const results = emails.map((email, at) => ({
    email,
    outcome: emails.indexOf(email) === at ? (outcomes.get(email) ?? 'limited') : ('repeated' as const),
  }));
  return { results };
}

async function invite(
  tx: Db,
  actor: Actor,
  { email, role, locale, message }: Omit<Inviting, 'emails'> & { email: string },
  { publicUrl, now }: Sending,
): Promise<Outcome> {
  if (await hasAccount(tx, email)) return 'hasAccount';
  const giveBack = await takeTokens(tx, [tokenOf(INVITATIONS_TO_ONE, email)], now).catch((error: unknown) => {
    if (isLimited(error)) return undefined;
    throw error;
  });
  if (!giveBack) return 'limited';
  const { token, kept } = newLink(now);
  const row = { id: newId(), role, locale, message: cleanText(message), invitedBy: actor.id, mailId: null, ...kept };
  const [invitation] = await tx
    .insert(invitations)
    .values({ ...row, email, createdAt: now })
    .onConflictDoUpdate({
      target: invitations.email,
      targetWhere: isWaiting,
      set: { ...row, createdAt: now },
      // One that still works is sent again from the list, by whoever may.
      setWhere: lte(invitations.expiresAt, now),
    })
    .returning();
  if (!invitation) {
    await giveBack();
    return 'invitedAlready';
  }
  await sendInvitation(tx, { invitation, token }, { publicUrl, now });
  const change = { action: 'invited', id: invitation.id, name: email, after: { role } } as const;
  await recordChange(tx, actor, invitationSubject, change, now);
  return 'invited';
}
