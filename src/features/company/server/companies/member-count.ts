import { sql } from 'drizzle-orm';
import { companyMembers } from '../tables.ts';

/** How many members a company has, in a statement on companies. */
export const memberCount = sql<number>`(
  SELECT count(*)::int FROM ${companyMembers} counted WHERE counted.company_id = companies.id)`;
