import { and, eq } from 'drizzle-orm';
import { parseEmail } from '#domain/text/email.ts';
import { users } from '#features/identity/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { takeTokens, tokenOf } from '#kit/server/rate-limit/take-tokens.ts';
import { companySubject } from '../../audit.ts';
import { type inviteMember as endpoint, MOST_INVITATIONS } from '../../contract/invitations.ts';
import { MOST_MEMBERS } from '../../contract/members.ts';
import { INVITATIONS } from '../../rate-limits.ts';
import { lockActiveCompany } from '../companies/lock-company.ts';
import { companyInvitations, companyMembers } from '../tables.ts';
import { type Sending, sendInvitation } from './send-invitation.ts';

type Sent = { id: string } & Received<typeof endpoint>['body'];

/** Invites somebody to a company by email. Nobody learns by it whether there is an account. */
export async function inviteMember(
  db: Db,
  actor: Actor,
  { id, email: typed, role }: Sent,
  sending: Sending,
): Promise<{ _id: string }> {
  const email = parseEmail(typed);
  if (email === undefined) throw invalidField('email', 'email');
  const { now } = sending;
  return await db.transaction(async (tx) => {
    const company = await lockActiveCompany(tx, actor, id);
    await requireRoom(tx, id);
    if (await isMember(tx, id, email)) throw invalidField('email', 'memberAlready');
    if ((await tx.$count(companyInvitations, ofAddress(id, email))) > 0) throw invalidField('email', 'invitedAlready');
    await takeTokens(tx, [tokenOf(INVITATIONS.invited, email)], now);
    const invitation = { id: newId(), email, role };
    await sendInvitation(tx, actor, { company, invitation }, sending);
    const invited = { action: 'invited', id, name: company.name, after: { email, role } } as const;
    await recordChange(tx, actor, companySubject, invited, now);
    return { _id: invitation.id };
  });
}

const ofAddress = (companyId: string, email: string) =>
  and(eq(companyInvitations.companyId, companyId), eq(companyInvitations.email, email));

/** The company is locked, so what is counted here stays so until the invitation is written. */
async function requireRoom(tx: Db, companyId: string): Promise<void> {
  const waiting = await tx.$count(companyInvitations, eq(companyInvitations.companyId, companyId));
  if (waiting >= MOST_INVITATIONS) throw new AppError('conflict', { message: 'invitationsEnough' });
  const members = await tx.$count(companyMembers, eq(companyMembers.companyId, companyId));
  if (members >= MOST_MEMBERS) throw new AppError('conflict', { message: 'membersEnough' });
}

/** Owners are told the addresses of members anyway. */
async function isMember(tx: Db, companyId: string, email: string): Promise<boolean> {
  const [member] = await tx
    .select({ id: users.id })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(eq(companyMembers.companyId, companyId), eq(users.email, email)));
  return member !== undefined;
}
