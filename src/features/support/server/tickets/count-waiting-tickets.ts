import { eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { tickets } from '../tables.ts';

/** How many tickets wait for our answer, and how many of these have waited beyond their due time. */
export async function countWaitingTickets(db: Db, now: Date): Promise<{ waiting: number; overdue: number }> {
  const overdue = sql<number>`(count(*) filter (where ${tickets.dueAt} < ${now.toISOString()}::timestamptz))::int`;
  const [counts] = await db
    .select({ waiting: sql<number>`count(*)::int`, overdue })
    .from(tickets)
    .where(eq(tickets.state, 'open'));
  return counts ?? { waiting: 0, overdue: 0 };
}
