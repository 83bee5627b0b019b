import { eq, sql } from 'drizzle-orm';
import { accountName } from '#features/identity/public.ts';
import { users } from '#features/identity/server/tables.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { AnyCompany } from '../../contract/oversight.ts';
import { addressOfLogo } from '../logo/logo-name.ts';
import { membersInOrder } from '../members/find-members.ts';
import type { ProjectsOfCompany } from '../projects-of-company.ts';
import { companies, companyMembers } from '../tables.ts';

/** Anybody's company for the staff. Two statements. */
export async function getAnyCompany(
  db: Db,
  id: string,
  countProjects: ProjectsOfCompany['count'],
): Promise<AnyCompany> {
  const [found] = await db
    .select({ company: companies, projects: countProjects(sql`companies.id`) })
    .from(companies)
    .where(eq(companies.id, id));
  if (!found) throw new AppError('not_found');
  const { company, projects } = found;
  const members = await db
    .select({
      _id: users.id,
      fullName: accountName,
      email: users.email,
      role: companyMembers.role,
      joinedAt: companyMembers.joinedAt,
    })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(eq(companyMembers.companyId, id))
    .orderBy(...membersInOrder);
  const { name, description, website, email, phone, address, suspended } = company;
  return {
    _id: id,
    ...{ name, description, website, email, phone, address, suspended, projects },
    logo: addressOfLogo(company.logo),
    state: suspended === null ? 'active' : 'suspended',
    createdAt: company.createdAt.toISOString(),
    memberList: members.map((member) => ({ ...member, joinedAt: member.joinedAt.toISOString() })),
  };
}
