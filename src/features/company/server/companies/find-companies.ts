import { asc, eq, sql } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findCompanies as endpoint } from '../../contract/company.ts';
import { addressOfLogo } from '../logo/logo-name.ts';
import { companies, companyMembers } from '../tables.ts';
import { memberCount } from './member-count.ts';

/** The companies that the caller is a member of. One statement. */
export async function findCompanies(db: Db, actor: Actor): Promise<Given<typeof endpoint>> {
  const rows = await db
    .select({
      _id: companies.id,
      name: companies.name,
      logo: companies.logo,
      role: companyMembers.role,
      members: memberCount,
      isSuspended: sql<boolean>`${companies.suspended} is not null`,
    })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.userId, actor.id))
    .orderBy(asc(companies.searchKey), asc(companies.id));
  const items = rows.map((row) => ({ ...row, logo: addressOfLogo(row.logo) }));
  return { items, next: null, total: items.length };
}
