import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/db.ts';
import { LINES, POLICY } from './lines.ts';

/** How the jobs of one kind stand, and why the last of those that were given up was. */
export interface KindOfJob extends Record<string, unknown> {
  kind: string;
  waiting: number;
  running: number;
  failed: number;
  /** When the last was given up, ISO in UTC; null where none was. */
  failedAt: string | null;
  error: string | null;
}

/** What is counted at most of each state: a flood costs no more than this. */
const MOST = 10_000;

/**
 * What waits, runs and was given up, by kind, what failed first. Indexes lead to both: those that were done are not
 * looked at.
 */
export async function jobsByKind(db: Db): Promise<KindOfJob[]> {
  const { rows } = await db.execute<KindOfJob>(standingByKind());
  return rows.filter(({ waiting, running, failed }) => waiting + running + failed > 0);
}

export function standingByKind(): SQL {
  const lines = sql.param(LINES);
  return sql`
    SELECT kind, (count(*) FILTER (WHERE state < 'active' AND start_after <= now()))::int AS waiting,
      (count(*) FILTER (WHERE state = 'active'))::int AS running,
      (count(*) FILTER (WHERE state = 'failed'))::int AS failed,
      to_char(max(completed_on) FILTER (WHERE state = 'failed') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "failedAt",
      (array_agg(error ORDER BY completed_on DESC) FILTER (WHERE state = 'failed' AND error IS NOT NULL))[1] AS error
    FROM (
      (SELECT data->>'job' AS kind, state, start_after, completed_on, NULL AS error FROM pgboss.job
       WHERE name = any(${lines}::text[]) AND state <= 'active' AND policy = ${POLICY} LIMIT ${MOST})
      UNION ALL
      (SELECT data->>'job', state, start_after, completed_on, coalesce(output->>'message', output #>> '{value,message}')
       FROM pgboss.job WHERE name = any(${lines}::text[]) AND state = 'failed' LIMIT ${MOST})
    ) AS job WHERE kind IS NOT NULL GROUP BY kind ORDER BY failed DESC, waiting DESC, kind LIMIT 100`;
}
