import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { discardFailed, retryFailed } from '#kit/server/jobs/settle-failed.ts';
import { jobSubject } from '../../audit.ts';

const SETTLE = { retried: retryFailed, discarded: discardFailed };

/** Runs jobs of a kind again, or forgets them, and records who did; where none failed nothing is recorded. */
export async function settleJobs(
  db: Db,
  actor: Actor,
  { kind, action }: { kind: string; action: keyof typeof SETTLE },
  now: Date,
): Promise<{ count: number }> {
  return await db.transaction(async (tx) => {
    const count = await SETTLE[action](tx, kind);
    if (count > 0) {
      const change = { action, id: null, name: kind, before: { count: 0 }, after: { count } };
      await recordChange(tx, actor, jobSubject, change, now);
    }
    return { count };
  });
}
