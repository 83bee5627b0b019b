import { z } from 'zod';
import type { Db } from '#kit/server/database/db.ts';
import { enqueue } from '#kit/server/jobs/enqueue.ts';
import { defineJob } from '#kit/server/jobs/job.ts';
import { markThoseOf, Superseded } from './mark-batch.ts';
import { tellOfMarking } from './tell-of-marking.ts';
import { waysToMarkAgain } from './ways-of-marking.ts';

/** Who began a moment before a key was changed is written by then. */
const LATER_MS = 5_000;

/**
 * Marks everybody by the key of a version that was published (decision 159): batch by batch, each whole by itself, so
 * that one that is broken off goes on where it was. Whom somebody wrote at the same time comes with the next round.
 */
export const markAgain = defineJob({
  name: 'mark-again',
  schema: z.object({ projectId: z.uuid(), version: z.int() }),
  line: 'slow',
  async run({ db, now }, { projectId, version: by }) {
    try {
      for (let left = Number.POSITIVE_INFINITY; ; ) {
        const ways = await waysToMarkAgain(db, projectId, by);
        if (ways.length === 0) break;
        let stillLeft = 0;
        for (const way of ways) stillLeft += await markThoseOf(db, { projectId, by, now }, way);
        if (stillLeft > 0 && stillLeft >= left) throw new Error('Responses are written all the time.');
        left = stillLeft;
      }
    } catch (error) {
      if (error instanceof Superseded) return;
      throw error;
    }
    await tellOfMarking(db, projectId, by, now);
  },
});

/** In the transaction that publishes a version of a quiz. */
export async function markAgainLater(
  tx: Db,
  { projectId, version }: { projectId: string; version: number },
  now: Date,
): Promise<void> {
  const startAfter = new Date(now.getTime() + LATER_MS);
  await enqueue(tx, markAgain, { projectId, version }, { startAfter, singletonKey: `${projectId} ${version}` });
}
