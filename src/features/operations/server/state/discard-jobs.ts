import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { settleJobs } from './settle-jobs.ts';

/** Forgets jobs of a kind that were given up. */
export async function discardJobs(db: Db, actor: Actor, kind: string, now: Date): Promise<{ count: number }> {
  return await settleJobs(db, actor, { kind, action: 'discarded' }, now);
}
