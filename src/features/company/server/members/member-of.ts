import { and, eq, ne } from 'drizzle-orm';
import { accountName } from '#features/identity/public.ts';
import { users } from '#features/identity/server/tables.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { companyInvitations, companyMembers } from '../tables.ts';

/** A member of a company that is locked; `not_found` where there is none. */
export async function getMemberOf(tx: Db, companyId: string, userId: string) {
  const [member] = await tx
    .select({ id: companyMembers.userId, role: companyMembers.role, name: accountName })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId)));
  if (!member) throw new AppError('not_found');
  return member;
}

/** A company always keeps an owner: refused for the last one. The company is locked. */
export async function requireOtherOwner(tx: Db, companyId: string, userId: string): Promise<void> {
  const others = and(
    eq(companyMembers.companyId, companyId),
    eq(companyMembers.role, 'owner'),
    ne(companyMembers.userId, userId),
  );
  if ((await tx.$count(companyMembers, others)) === 0) throw new AppError('conflict', { message: 'lastOwner' });
}

/** Whoever owns a company no longer has nobody waiting at its door: what they sent out is void. */
export async function dropInvitationsBy(tx: Db, companyId: string, userId: string): Promise<void> {
  await tx
    .delete(companyInvitations)
    .where(and(eq(companyInvitations.companyId, companyId), eq(companyInvitations.invitedBy, userId)));
}
