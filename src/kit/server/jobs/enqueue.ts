import type { z } from 'zod';
import type { Db } from '../database/db.ts';
import { newId } from '../ids.ts';
import { withBoss } from './boss.ts';
import type { Job } from './job.ts';
import { attemptsOf } from './lines.ts';

export interface EnqueueOptions {
  startAfter?: Date;
  /** While a job with this key waits or runs, another one with the same key is not added. */
  singletonKey?: string;
}

/** Adds a job in the caller's transaction: it runs after the commit, or never when that rolls back. */
export async function enqueue<Schema extends z.ZodType>(
  db: Db,
  job: Job<Schema>,
  data: z.input<Schema>,
  { singletonKey = newId(), ...options }: EnqueueOptions = {},
): Promise<void> {
  const how = { ...attemptsOf(job), ...options, singletonKey: keyOf(job, singletonKey) };
  await withBoss(db, (boss, through) => boss.send(job.line, { job: job.name, data }, { ...how, ...through }));
}

/** Whether a job with this key waits or runs. */
export async function isEnqueued(db: Db, job: Job, singletonKey: string): Promise<boolean> {
  const key = keyOf(job, singletonKey);
  const found = await withBoss(db, (boss, through) => boss.findJobs(job.line, { key, ...through }));
  return found.some(({ state }) => state === 'created' || state === 'retry' || state === 'active');
}

function keyOf(job: { name: string }, singletonKey: string): string {
  return `${job.name}:${singletonKey}`;
}
