import { sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { completedCount } from './completed-count.ts';
import { RESPONSE_LIMIT } from './start-counting.ts';

/**
 * How many responses are in, asked only where there is a limit to compare with: the project's counter, or while there
 * is none for its present settings, a count.
 */
export async function completedOf(
  db: Db,
  project: { id: string; responseLimit: number | null },
): Promise<number | null> {
  if (project.responseLimit === null) return null;
  const { rows } = await db.execute<{ completed: number }>(sql`
    SELECT coalesce(
      (SELECT c.taken FROM place_counters c
        WHERE c.project_id = p.id AND c.counter = ${RESPONSE_LIMIT} AND c.since = p.revision),
      ${completedCount(sql`p.id`)}
    )::int AS completed
    FROM projects p WHERE p.id = ${project.id}`);
  return rows[0]?.completed ?? 0;
}
