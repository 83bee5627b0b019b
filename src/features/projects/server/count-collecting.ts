import { count, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database.ts';
import { projects } from './tables.ts';
import { statusAt } from './visible-projects.ts';

/** How many projects there are, and how many take answers at this moment. */
export async function countCollecting(db: Db, now: Date): Promise<{ projects: number; collecting: number }> {
  const [counts] = await db
    .select({
      projects: count(),
      collecting: sql`count(*) filter (where ${statusAt(now)} = 'processing')`.mapWith(Number),
    })
    .from(projects);
  return counts ?? { projects: 0, collecting: 0 };
}
