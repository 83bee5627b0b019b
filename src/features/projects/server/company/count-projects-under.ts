import { type SQL, sql } from 'drizzle-orm';
import { projects } from '../tables.ts';

/** How many projects are under a company, in a statement on companies. */
export function countProjectsUnder(companyId: SQL): SQL<number> {
  return sql`(SELECT count(*)::int FROM ${projects} under WHERE under.company = ${companyId})`;
}
