import { count, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import type { ResponseCount } from '../response-count.ts';
import { projects } from '../tables.ts';
import { takesAnswersAt } from '../visible-projects.ts';

/**
 * All projects, or those that are wanted: how many, those that take answers now, and the responses of all of them. One
 * statement.
 */
export async function countProjects(db: Db, now: Date, responseCount: ResponseCount, wanted?: SQL) {
  const [counts] = await db
    .select({
      projects: count(),
      collecting: sql`count(*) filter (where ${takesAnswersAt(now)})`.mapWith(Number),
      responses:
        sql`coalesce(sum(${responseCount(sql`projects.id`)}) filter (where ${projects.version} > 0), 0)`.mapWith(
          Number,
        ),
    })
    .from(projects)
    .where(wanted);
  return counts ?? { projects: 0, collecting: 0, responses: 0 };
}
