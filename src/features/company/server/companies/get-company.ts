import { and, eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { Company } from '../../contract/company.ts';
import { companyAbilities } from '../../policy.ts';
import { addressOfLogo } from '../logo/logo-name.ts';
import { companies, companyMembers } from '../tables.ts';
import { memberCount } from './member-count.ts';

/** A company for one of its members. One statement. */
export async function getCompany(db: Db, actor: Actor, id: string): Promise<Company> {
  const [found] = await db
    .select({ company: companies, role: companyMembers.role, members: memberCount })
    .from(companies)
    .innerJoin(companyMembers, eq(companyMembers.companyId, companies.id))
    .where(and(eq(companies.id, id), eq(companyMembers.userId, actor.id)));
  if (!found) throw new AppError('not_found');
  const { company, role, members } = found;
  const { name, description, website, email, phone, address, revision, suspended } = company;
  const isSuspended = suspended !== null;
  return {
    _id: company.id,
    ...{ name, description, website, email, phone, address, revision, suspended, isSuspended, role, members },
    logo: addressOfLogo(company.logo),
    createdAt: company.createdAt.toISOString(),
    abilities: companyAbilities({ role, isSuspended }),
  };
}
