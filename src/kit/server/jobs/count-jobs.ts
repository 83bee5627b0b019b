import { sql } from 'drizzle-orm';
import type { Db } from '../database/db.ts';
import { standingByKind } from './jobs-by-kind.ts';

export interface JobCounts extends Record<string, unknown> {
  /** Due, and in no worker's hands. */
  waiting: number;
  running: number;
  /** Given up during the last week: the queue keeps them so long. */
  failed: number;
  /** When a worker last looked for jobs that are due by the clock, ISO in UTC; null where none ever did. */
  workedAt: string | null;
}

/** How the jobs stand now, all kinds together. */
export async function countJobs(db: Db): Promise<JobCounts> {
  const { rows } = await db.execute<JobCounts>(sql`
    SELECT coalesce(sum(waiting), 0)::int AS waiting, coalesce(sum(running), 0)::int AS running,
      coalesce(sum(failed), 0)::int AS failed,
      (SELECT to_char(max(cron_on) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') FROM pgboss.version) AS "workedAt"
    FROM (${standingByKind()}) AS standing`);
  return rows[0] ?? { waiting: 0, running: 0, failed: 0, workedAt: null };
}
