import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { respondents, tallies } from '../tables.ts';
import { MANY } from '../tallies/unfolded.ts';

interface DayOfProject {
  projectId: string;
  /** In Dhaka, YYYY-MM-DD. */
  day: string;
  responses: number;
}

interface Wanted {
  projectIds: SQL;
  /** In Dhaka, YYYY-MM-DD. */
  days: readonly string[];
}

/** How many responses came in on each of these days, by project; one statement. */
export async function responsesByDay(db: Db, wanted: Wanted): Promise<DayOfProject[]> {
  const { rows } = await db.execute<DayOfProject & Record<string, unknown>>(sql`${countedByDay(wanted)}
    select id as "projectId", substr(cell, 5) as day, sum(amount)::int as responses
    from counted group by id, cell having sum(amount) > 0`);
  return rows;
}

/** As `responsesByDay`, of all these projects together: a row a day at most, however many projects there are. */
export async function totalsByDay(db: Db, wanted: Wanted): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ day: string; responses: number }>(sql`${countedByDay(wanted)}
    select substr(cell, 5) as day, sum(amount)::int as responses from counted group by cell`);
  return new Map(rows.map(({ day, responses }) => [day, responses]));
}

/**
 * `counted`: the cells of the tallies for these days, as in every figure, plus the few rows that are not folded yet. It
 * costs the same however many responses there are.
 */
function countedByDay({ projectIds, days }: Wanted): SQL {
  const cells = sql.param(days.map((day) => `day:${day}`));
  return sql`
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
    ), everything(id, cell, amount) as (
      select project_id, cell, amount from own join ${tallies} on project_id = own.id
      where tally_key = '' and cell = any(${cells}::text[])
      union all
      select id, 'day:' || to_char(completed_at at time zone interval '6 hours', 'YYYY-MM-DD'), count(*)
      from unfolded group by 1, 2
    ), counted as (
      select id, cell, amount from everything where cell = any(${cells}::text[])
    )`;
}
