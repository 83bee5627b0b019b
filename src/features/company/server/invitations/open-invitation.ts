import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { SIGN_IN_STATES } from '#features/identity/policy.ts';
import { accountName } from '#features/identity/public.ts';
import { users } from '#features/identity/server/tables.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { sha256 } from '#kit/server/ids.ts';
import { companies, companyInvitations, companyMembers } from '../tables.ts';

/**
 * What a link invites to, while it works: neither used nor withdrawn nor over, the company not suspended, and whoever
 * sent it still an owner who may sign in.
 */
export async function getOpenInvitation(db: Db, key: string, now: Date) {
  const [open] = await db
    .select({
      id: companyInvitations.id,
      email: companyInvitations.email,
      role: companyInvitations.role,
      expiresAt: companyInvitations.expiresAt,
      company: { id: companies.id, name: companies.name, logo: companies.logo },
      invitedBy: accountName,
    })
    .from(companyInvitations)
    .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
    .innerJoin(users, and(eq(users.id, companyInvitations.invitedBy), inArray(users.state, [...SIGN_IN_STATES])))
    .innerJoin(
      companyMembers,
      and(
        eq(companyMembers.companyId, companies.id),
        eq(companyMembers.userId, users.id),
        eq(companyMembers.role, 'owner'),
      ),
    )
    .where(
      and(
        eq(companyInvitations.keyHash, sha256(key)),
        gt(companyInvitations.expiresAt, now),
        isNull(companies.suspended),
      ),
    );
  if (!open) throw new AppError('not_found', { message: 'invitationOver' });
  return open;
}
