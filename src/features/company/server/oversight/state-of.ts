import { sql } from 'drizzle-orm';
import type { CompanyState } from '../../contract/oversight.ts';
import { companies } from '../tables.ts';

/** How a company stands, in a query. */
export const companyState = sql<CompanyState>`case when ${companies.suspended} is null then 'active' else 'suspended' end`;
