import { eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { contacts } from '../tables.ts';

/** How many contacts wait for an answer, and how many of these have waited beyond their due time. */
export async function countWaitingContacts(db: Db, now: Date): Promise<{ waiting: number; overdue: number }> {
  const overdue = sql<number>`(count(*) filter (where ${contacts.dueAt} < ${now.toISOString()}::timestamptz))::int`;
  const [counts] = await db
    .select({ waiting: sql<number>`count(*)::int`, overdue })
    .from(contacts)
    .where(eq(contacts.state, 'open'));
  return counts ?? { waiting: 0, overdue: 0 };
}
