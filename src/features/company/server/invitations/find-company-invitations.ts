import { asc, eq } from 'drizzle-orm';
import { accountName } from '#features/identity/public.ts';
import { users } from '#features/identity/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { Invitation } from '../../contract/invitations.ts';
import { mayLookAfter } from '../../policy.ts';
import { requireMember } from '../members/require-member.ts';
import { companyInvitations } from '../tables.ts';

/** Who is invited to a company and has not joined yet, for its owners. */
export async function findCompanyInvitations(db: Db, actor: Actor, id: string, now: Date): Promise<Invitation[]> {
  if (!mayLookAfter(await requireMember(db, actor, id))) throw new AppError('forbidden');
  const rows = await db
    .select({
      _id: companyInvitations.id,
      email: companyInvitations.email,
      role: companyInvitations.role,
      invitedBy: accountName,
      sentAt: companyInvitations.sentAt,
      expiresAt: companyInvitations.expiresAt,
    })
    .from(companyInvitations)
    .leftJoin(users, eq(users.id, companyInvitations.invitedBy))
    .where(eq(companyInvitations.companyId, id))
    .orderBy(asc(companyInvitations.sentAt), asc(companyInvitations.id));
  return rows.map(({ sentAt, expiresAt, ...row }) => ({
    ...row,
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isOver: expiresAt <= now,
  }));
}
