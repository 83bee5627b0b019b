import { type SQL, sql } from 'drizzle-orm';
import type { Standing } from '../../contract/oversight.ts';
import { isTakenDown, statusAt } from '../visible-projects.ts';

/** How a project stands at a moment, in a query. */
export function standingAt(now: Date): SQL<Standing> {
  return sql<Standing>`case when ${isTakenDown} then 'taken_down' else ${statusAt(now)} end`;
}
