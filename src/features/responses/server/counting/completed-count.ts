import { inArray, type SQL, sql } from 'drizzle-orm';
import { projects } from '#features/projects/server/tables.ts';
import type { Db } from '#kit/server/database/db.ts';
import { respondents, tallies } from '../tables.ts';
import { MANY } from '../tallies/unfolded.ts';

/**
 * The completed responses of the project whose id the expression names: what is folded plus the few rows that are not
 * yet. One look-up and one short index range, however many responses there are.
 */
export function completedCount(projectId: SQL): SQL<number> {
  const unfolded = sql`from ${respondents} where ${respondents}.project_id = ${projectId}
    and ${respondents}.unfolded`;
  // The order and the limit lead the planner to the partial index of unfolded rows: see unfolded.ts.
  return sql`(
    coalesce((
      select ${tallies}.amount from ${tallies}
      where ${tallies}.project_id = ${projectId} and ${tallies}.tally_key = '' and ${tallies}.cell = 'completed'
    ), 0) + (
      select case when count(*) < ${MANY} then count(*) filter (where waiting.state = 'completed')
        else (select count(*) ${unfolded} and ${respondents}.state = 'completed') end
      from (select ${respondents}.state ${unfolded} order by ${respondents}.started_at limit ${MANY}) as waiting
    ))`.mapWith(Number);
}

/** Completed responses by project, in one statement; a project without any counts 0. */
export async function countResponses(db: Db, projectIds: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map(projectIds.map((id) => [id, 0]));
  if (projectIds.length === 0) return counts;
  const rows = await db
    .select({ id: sql<string>`projects.id`, count: completedCount(sql`projects.id`) })
    .from(projects)
    .where(inArray(projects.id, [...projectIds]));
  for (const { id, count } of rows) counts.set(id, count);
  return counts;
}
