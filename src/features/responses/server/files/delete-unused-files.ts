import { and, eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { DAY_MS } from '#domain/text/durations.ts';
import type { Db } from '#kit/server/database/db.ts';
import { defineJob, type Job } from '#kit/server/jobs/job.ts';
import type { Logger } from '#kit/server/log.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { files, respondents } from '../tables.ts';
import { takeBackFile } from './drop-files.ts';
import { deletePieces } from './pieces.ts';

const AT_ONCE = 1_000;
/** A flood is worked off, and no run takes for ever. */
const MOST_ROUNDS = 20;

/** After how many days a file goes that somebody answered with and who did not submit. */
const KEPT_UNSUBMITTED_DAYS = 30;

/**
 * Every hour: what no answer has named for a day is given up, and so is what an answer named that was not submitted in
 * {@link KEPT_UNSUBMITTED_DAYS} days; what was given up is deleted from the storage.
 */
export const deleteUnusedFiles = (storage: Storage): Job =>
  defineJob({
    name: 'delete-unused-files',
    schema: z.object({}),
    line: 'slow',
    cron: '17 * * * *',
    retryLimit: 0,
    async run({ db, now, log }) {
      await judgeFiles(db, new Date(now.getTime() - DAY_MS));
      await takeBackUnsubmitted(db, new Date(now.getTime() - KEPT_UNSUBMITTED_DAYS * DAY_MS));
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        if ((await deleteDropped(db, storage, log)) < AT_ONCE) return;
      }
    },
  });

/** Of those not used since: what an ended response names is settled, what nothing names is given up. */
async function judgeFiles(db: Db, since: Date): Promise<void> {
  await db.execute(sql`
    UPDATE files SET settled = coalesce(named.ended, false), dropped = named.ended IS NULL
    FROM (
      SELECT f.project_id, f.key, (
        SELECT r.state <> 'answering' FROM respondents r
        WHERE r.project_id = f.project_id AND r.id = f.respondent_id AND (
          r.answers -> f.question_id @> to_jsonb(f.key || '-' || f.name)
          OR r.off_path -> f.question_id @> to_jsonb(f.key || '-' || f.name)
        )
      ) AS ended
      FROM files f WHERE NOT f.settled AND NOT f.dropped AND f.used_at < ${since.toISOString()}
    ) named
    WHERE files.project_id = named.project_id AND files.key = named.key AND named.ended IS DISTINCT FROM false
      AND NOT files.dropped AND files.used_at < ${since.toISOString()}`);
}

/** Out of the answer as well: whoever comes back after so long is asked for it once more. */
async function takeBackUnsubmitted(db: Db, since: Date): Promise<void> {
  const left = await db
    .select({ projectId: files.projectId, respondentId: files.respondentId, key: files.key })
    .from(files)
    .innerJoin(respondents, and(eq(respondents.projectId, files.projectId), eq(respondents.id, files.respondentId)))
    .where(
      and(
        eq(files.settled, false),
        eq(files.dropped, false),
        lt(files.usedAt, since),
        eq(respondents.state, 'answering'),
      ),
    )
    .limit(AT_ONCE * MOST_ROUNDS);
  for (const { key, ...respondent } of left) await takeBackFile(db, respondent, key, since);
}

/** How many there were; nothing where one could not be deleted, so that the next run begins with it. */
async function deleteDropped(db: Db, storage: Storage, log: Logger): Promise<number> {
  const dropped = await db
    .select({ projectId: files.projectId, key: files.key, attempts: files.attempts })
    .from(files)
    .where(and(eq(files.dropped, true), eq(files.settled, false)))
    .limit(AT_ONCE);
  let failed = 0;
  for (const file of dropped) {
    try {
      await deletePieces(storage, file);
      await db.delete(files).where(and(eq(files.projectId, file.projectId), eq(files.key, file.key)));
    } catch (error) {
      failed += 1;
      log.error({ err: error, projectId: file.projectId }, 'a file could not be deleted');
    }
  }
  return failed > 0 ? 0 : dropped.length;
}
