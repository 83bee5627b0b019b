import { z } from 'zod';
import { HOUR_MS } from '#domain/text/durations.ts';
import type { Db } from '#kit/server/database/db.ts';
import { defineJob, type Job } from '#kit/server/jobs/job.ts';
import { mendLeaderboards } from '../leaderboard/mend-leaderboards.ts';
import { forgetNames } from './forget-names.ts';
import { readOldest } from './kept.ts';
import { letGo } from './let-go.ts';
import { type KeptFor, projectsDue } from './projects-due.ts';
import { recordGone } from './record-gone.ts';
import { settleWhen } from './settle-when.ts';

/** What one run takes on at most; the next one goes on. */
const MOST_ROWS = 20_000;

/** Every hour: owners are told which answers go in a week, and those go that have been kept long enough. */
export const keepForRetention = (publicUrl: string): Job =>
  defineJob({
    name: 'keep-for-retention',
    schema: z.object({}),
    line: 'slow',
    cron: '25 * * * *',
    retryLimit: 0,
    async run({ db, now, log }) {
      await forgetNames(db);
      await mendLeaderboards(db);
      let left = MOST_ROWS;
      const failures: unknown[] = [];
      for (const kept of await projectsDue(db, now)) {
        try {
          if (kept.goesFrom === null) await settleWhen(db, kept, { publicUrl, now });
          else if (left > 0) left -= await goOn(db, kept, left, now);
        } catch (error) {
          // One project that cannot be kept to its word must not keep the others from it.
          log.error({ err: error, projectId: kept.projectId }, 'answers that are due could not go');
          failures.push(error);
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Answers of some projects could not go.');
    },
  });

async function goOn(db: Db, kept: KeptFor, most: number, now: Date): Promise<number> {
  const gone = await letGo(db, kept, { most, now });
  const { due } = await readOldest(db, kept.projectId, kept.retention);
  await recordGone(db, kept, new Date(Math.max(due?.getTime() ?? 0, now.getTime() + HOUR_MS / 2)), now);
  return gone;
}
