import { and, eq, gt, isNull } from 'drizzle-orm';
import { accountName } from '#features/identity/public.ts';
import { users } from '#features/identity/server/tables.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { sha256 } from '#kit/server/ids.ts';
import { companies, companyInvitations } from '../tables.ts';

/** What a link invites to, while it works: neither used nor withdrawn nor over, and the company not suspended. */
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
    .leftJoin(users, eq(users.id, companyInvitations.invitedBy))
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
