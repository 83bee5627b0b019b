import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { respondents, tallies } from '../tables.ts';
import { MANY } from './completed-count.ts';

interface DayOfProject {
  projectId: string;
  /** In Dhaka, YYYY-MM-DD. */
  day: string;
  responses: number;
}

/**
 * How many responses came in on each of these days in Dhaka, by project: the cells of the tallies, as every figure,
 * plus the few rows that are not folded yet. One statement, which costs the same however many responses there are.
 */
export async function responsesByDay(
  db: Db,
  { projectIds, days }: { projectIds: SQL; days: readonly string[] },
): Promise<DayOfProject[]> {
  const cells = sql.param(days.map((day) => `day:${day}`));
  const { rows } = await db.execute<DayOfProject & Record<string, unknown>>(sql`
    with own(id) as (${projectIds}), waiting as (
      select own.id, r.state, r.completed_at from own cross join lateral (
        -- The order and the limit lead the planner to the partial index of unfolded rows: see unfolded.ts.
        select state, completed_at from ${respondents}
        where project_id = own.id and unfolded order by started_at limit ${MANY}
      ) as r
    ), crowded as (
      select id from waiting group by id having count(*) = ${MANY}
    ), unfolded as (
      select id, completed_at from waiting where state = 'completed' and id not in (select id from crowded)
      union all
      select r.project_id, r.completed_at from crowded join ${respondents} r on r.project_id = crowded.id
      where r.unfolded and r.state = 'completed'
    ), counted(id, cell, amount) as (
      select project_id, cell, amount from own join ${tallies} on project_id = own.id
      where tally_key = '' and cell = any(${cells}::text[])
      union all
      select id, 'day:' || to_char(completed_at at time zone interval '6 hours', 'YYYY-MM-DD'), count(*)
      from unfolded group by 1, 2
    )
    select id as "projectId", substr(cell, 5) as day, sum(amount)::int as responses
    from counted where cell = any(${cells}::text[]) group by id, cell having sum(amount) > 0`);
  return rows;
}
