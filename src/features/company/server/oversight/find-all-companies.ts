import { and, count, desc, eq, exists, ilike, like, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cleanText, searchKey } from '#domain/text/normalise.ts';
import { accountName } from '#features/identity/public.ts';
import { users } from '#features/identity/server/tables.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { countsOf, totalOf } from '#kit/server/api/counts-of.ts';
import { cursorMoment, pageOf, readCursor } from '#kit/server/api/cursor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import { anywhere } from '#kit/server/database/like.ts';
import { COMPANY_STATES, type findAllCompanies as endpoint } from '../../contract/oversight.ts';
import { memberCount } from '../companies/member-count.ts';
import { addressOfLogo } from '../logo/logo-name.ts';
import type { ProjectsOfCompany } from '../projects-of-company.ts';
import { companies, companyMembers } from '../tables.ts';
import { companyState } from './state-of.ts';

type Query = Received<typeof endpoint>['query'];

const cursor = z.tuple([cursorMoment, z.uuid()]);

/** The first of its owners. */
const ownerName = sql<string | null>`(
  SELECT trim(owning.first_name || ' ' || owning.last_name)
  FROM ${companyMembers} owned INNER JOIN ${users} owning ON owning.id = owned.user_id
  WHERE owned.company_id = companies.id AND owned.role = 'owner'
  ORDER BY owned.joined_at, owned.user_id LIMIT 1)`;

/** Everybody's companies, the newest first. Two statements a page. */
export async function findAllCompanies(db: Db, query: Query, countProjects: ProjectsOfCompany['count']) {
  const after = readCursor(query.cursor, cursor);
  return await inSnapshot(db, async (tx) => {
    const found = search(tx, query);
    const rows = await tx
      .select({
        _id: companies.id,
        name: companies.name,
        logo: companies.logo,
        owner: ownerName,
        state: companyState,
        members: memberCount,
        projects: countProjects(sql`companies.id`),
        createdAt: companies.createdAt,
      })
      .from(companies)
      .where(
        and(
          found,
          query.state && sql`${companyState} = ${query.state}`,
          after && sql`(${companies.createdAt}, ${companies.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
        ),
      )
      .orderBy(desc(companies.createdAt), desc(companies.id))
      .limit(query.limit + 1);
    const states = await tx
      .select({ value: companyState, count: count() })
      .from(companies)
      .where(found)
      .groupBy(companyState);
    const byState = countsOf(COMPANY_STATES, states);
    const page = pageOf(rows, query.limit, ({ createdAt, _id }) => [createdAt.toISOString(), _id]);
    const items = page.items.map(({ logo, createdAt, ...row }) => ({
      ...row,
      logo: addressOfLogo(logo),
      createdAt: createdAt.toISOString(),
    }));
    return { items, next: page.next, total: totalOf(byState, query.state), byState };
  });
}

/** Names of companies are found in either script; members by name and email address. */
function search(tx: Db, { q }: Query): SQL | undefined {
  const wanted = cleanText(q ?? '');
  if (wanted === '') return undefined;
  const key = searchKey(wanted);
  const member = tx
    .select({ id: users.id })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(
      and(
        eq(companyMembers.companyId, companies.id),
        or(ilike(accountName, anywhere(wanted)), ilike(users.email, anywhere(wanted))),
      ),
    );
  return or(key === '' ? undefined : like(companies.searchKey, anywhere(key)), exists(member));
}
