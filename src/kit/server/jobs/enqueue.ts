import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../database/db.ts';
import type { Job } from './job.ts';
import { FIRST_RETRY_SECONDS, HEARTBEAT_SECONDS, runSeconds } from './limits.ts';

export interface EnqueueOptions {
  startAfter?: Date;
  /** While a job with this key waits, another one with the same key is not added. */
  singletonKey?: string;
}

/** Adds a job in the caller's transaction: it runs after the commit, or never when that rolls back. */
export async function enqueue<Schema extends z.ZodType>(
  db: Db,
  job: Job<Schema>,
  data: z.input<Schema>,
  options: EnqueueOptions = {},
): Promise<void> {
  const envelope = JSON.stringify({ job: job.name, data });
  const key = options.singletonKey && `${job.name}:${options.singletonKey}`;
  const startAfter = options.startAfter ? sql`${options.startAfter.toISOString()}::timestamptz` : sql`now()`;
  await db.execute(sql`
    INSERT INTO pgboss.job
      (name, data, start_after, singleton_key, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, heartbeat_seconds)
    VALUES
      (${job.line}, ${envelope}::jsonb, ${startAfter}, ${key ?? null}, ${key ? 'short' : 'standard'}, ${job.retryLimit},
       ${FIRST_RETRY_SECONDS}, true, ${runSeconds(job.line)}, ${HEARTBEAT_SECONDS})
    ON CONFLICT DO NOTHING`);
}
