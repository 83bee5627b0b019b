import { sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { respondents } from '../tables.ts';

interface LastResponse {
  projectId: string;
  at: Date;
}

/** Of those who began last in a project, so many are looked at: it costs the same however many there are. */
const RESPONDENTS = 100;

/** When the last response came in, of each of these projects that had one of late; one statement. */
export async function lastResponses(db: Db, projectIds: readonly string[]): Promise<LastResponse[]> {
  const { rows } = await db.execute<{ projectId: string; at: string }>(sql`
    select own.id as "projectId", to_char(max(newest.completed_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from unnest(${sql.param(projectIds)}::uuid[]) as own(id) cross join lateral (
      select state, completed_at from ${respondents} where project_id = own.id order by id desc limit ${RESPONDENTS}
    ) as newest
    where newest.state = 'completed' group by own.id`);
  return rows.map(({ projectId, at }) => ({ projectId, at: new Date(at) }));
}
