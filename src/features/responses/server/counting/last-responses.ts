import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { respondents } from '../tables.ts';
import { MANY } from '../tallies/unfolded.ts';

interface LastResponse {
  projectId: string;
  at: Date;
}

/** When the last response came in, of each of these projects that has one; one statement. */
export async function lastResponses(db: Db, projectIds: readonly string[]): Promise<LastResponse[]> {
  const { rows } = await db.execute<{ projectId: string; at: string }>(lastOf(projectIds));
  return rows.map(({ projectId, at }) => ({ projectId, at: new Date(at) }));
}

/**
 * Of what is folded, one entry of an index a project, and the few rows that are not folded yet: it costs the same
 * however many responses there are, and however many began after the last one.
 */
export function lastOf(projectIds: readonly string[]): SQL {
  const unfolded = sql`from ${respondents} where project_id = own.id and unfolded`;
  return sql`
    select own.id as "projectId", to_char(last.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from unnest(${sql.param(projectIds)}::uuid[]) as own(id) cross join lateral (
      select greatest((
        select folded_completion from ${respondents} where project_id = own.id and folded_completion is not null
        order by folded_completion desc limit 1
      ), (
        -- The order and the limit lead the planner to the partial index of unfolded rows: see unfolded.ts.
        select case when count(*) < ${MANY} then max(waiting.completed_at) filter (where waiting.state = 'completed')
          else (select max(completed_at) ${unfolded} and state = 'completed') end
        from (select state, completed_at ${unfolded} order by started_at limit ${MANY}) as waiting
      )) as at
    ) as last
    where last.at is not null`;
}
