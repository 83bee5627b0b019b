import { sql } from 'drizzle-orm';
import type { Db } from '../database/db.ts';
import { LINES, POLICY } from './lines.ts';

/** As many at a time: a worker takes them as they come, and the rest is tried with the next press. */
const MOST = 1_000;

const failedOf = (kind: string) =>
  sql`name = any(${sql.param(LINES)}::text[]) AND state = 'failed' AND data->>'job' = ${kind}`;

/** By the index that keeps one of a key, which is of the lines' policy. */
const waits = sql`other.state <= 'active' AND other.policy = ${POLICY}`;

/**
 * Puts jobs that were given up back into their line, once each: of those with one key the last, and none where one with
 * that key waits already. The others, which it stands for, are taken out. Gives how many will run.
 */
export async function retryFailed(tx: Db, kind: string): Promise<number> {
  const { rows } = await tx.execute(sql`
    UPDATE pgboss.job SET state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = NULL
    WHERE state = 'failed' AND (name, id) IN (
      SELECT DISTINCT ON (name, coalesce(singleton_key, id::text)) name, id FROM pgboss.job AS job
      WHERE ${failedOf(kind)} AND NOT EXISTS (
        SELECT 1 FROM pgboss.job AS other
        WHERE other.name = job.name AND other.singleton_key = job.singleton_key AND ${waits})
      ORDER BY name, coalesce(singleton_key, id::text), completed_on DESC LIMIT ${MOST})
    RETURNING id`);
  await tx.execute(sql`
    DELETE FROM pgboss.job AS job WHERE ${failedOf(kind)} AND EXISTS (
      SELECT 1 FROM pgboss.job AS other
      WHERE other.name = job.name AND other.singleton_key = job.singleton_key AND ${waits})`);
  return rows.length;
}

/** Forgets jobs that were given up; gives how many there were. */
export async function discardFailed(tx: Db, kind: string): Promise<number> {
  const { rows } = await tx.execute(sql`DELETE FROM pgboss.job WHERE ${failedOf(kind)} RETURNING id`);
  return rows.length;
}
