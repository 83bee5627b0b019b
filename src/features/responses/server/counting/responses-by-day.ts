import { type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '#domain/text/durations.ts';
import type { Db } from '#kit/server/database/db.ts';
import { earliestId } from '#kit/server/ids.ts';

/** Rows read of one project at most: of one with more only the latest days are known. */
const MOST_ROWS = 20_000;
/** Ids tell when somebody began, and some complete much later. */
const SLOWEST_DAYS = 30;

interface DayOfProject {
  projectId: string;
  /** In Dhaka, YYYY-MM-DD. */
  day: string;
  responses: number;
}

interface ResponsesByDay {
  days: DayOfProject[];
  /** The moment from which on every response is counted. */
  since: Date;
}

/**
 * How many responses came in on each of the last days, by project. One statement: of every project one range of its
 * primary key, from its latest row backwards and never further than so many rows.
 */
export async function responsesByDay(
  db: Db,
  { projectIds, days, now }: { projectIds: SQL; days: number; now: Date },
): Promise<ResponsesByDay> {
  const since = new Date(now.getTime() - days * DAY_MS);
  const first = earliestId(new Date(since.getTime() - SLOWEST_DAYS * DAY_MS));
  const { rows } = await db.execute<{ days: DayOfProject[] | null; since: string | null }>(sql`
    with latest as (
      select of_project.id as project_id, r.state, r.started_at, r.completed_at, r.place
      from (${projectIds}) as of_project(id)
      cross join lateral (
        select state, started_at, completed_at, row_number() over (order by id desc) as place
        from respondents where project_id = of_project.id and id >= ${first}::uuid order by id desc limit ${MOST_ROWS}
      ) as r
    ), whole as (
      select greatest(${since.toISOString()}::timestamptz, max(started_at)) as since
      from latest where place = ${MOST_ROWS}
    ), counted as (
      select project_id as "projectId", to_char(completed_at + interval '6 hours', 'YYYY-MM-DD') as day,
        count(*)::int as responses
      from latest, whole where state = 'completed' and completed_at >= whole.since group by 1, 2
    )
    select (select json_agg(counted) from counted) as days, to_char(whole.since at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since from whole`);
  return { days: rows[0]?.days ?? [], since: new Date(rows[0]?.since ?? since) };
}
