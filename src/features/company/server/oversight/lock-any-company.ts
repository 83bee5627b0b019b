import { and, asc, eq } from 'drizzle-orm';
import { users } from '#features/identity/server/tables.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { companies, companyMembers } from '../tables.ts';

/** Anybody's company, locked until the transaction ends, and its owners. */
export async function lockAnyCompany(tx: Db, id: string) {
  const [company] = await tx.select().from(companies).where(eq(companies.id, id)).for('update');
  if (!company) throw new AppError('not_found');
  const owners = await tx
    .select({ id: users.id, email: users.email, phone: users.phone, locale: users.locale })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(eq(companyMembers.companyId, id), eq(companyMembers.role, 'owner')))
    .orderBy(asc(companyMembers.joinedAt), asc(users.id));
  return { company, owners };
}
