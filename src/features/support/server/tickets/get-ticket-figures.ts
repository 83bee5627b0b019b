import { gt, sql } from 'drizzle-orm';
import { DAY_MS } from '#domain/text/durations.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import { type getTicketFigures as endpoint, FIGURES_DAYS } from '../../contract/tickets.ts';
import { tickets } from '../tables.ts';

/** How soon tickets were first answered in the last days, by an index of when that was. */
export async function getTicketFigures(db: Db, now: Date): Promise<Data<typeof endpoint>> {
  const took = sql`extract(epoch from ${tickets.firstAnsweredAt} - ${tickets.createdAt})`;
  const [figures] = await db
    .select({
      answered: sql<number>`count(*)::int`,
      inTime: sql<number>`(count(*) filter (where ${tickets.firstAnsweredAt} <= ${tickets.firstDueAt}))::int`,
      medianSeconds: sql<number | null>`percentile_cont(0.5) within group (order by ${took})::float8`,
    })
    .from(tickets)
    .where(gt(tickets.firstAnsweredAt, new Date(now.getTime() - FIGURES_DAYS * DAY_MS)));
  return figures ?? { answered: 0, inTime: 0, medianSeconds: null };
}
