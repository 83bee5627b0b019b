import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { DAY_MS } from '#domain/text/durations.ts';
import type { Db } from '#kit/server/database/db.ts';
import { defineJob, type Job } from '#kit/server/jobs/job.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { files } from '../tables.ts';
import { deletePieces } from './pieces.ts';

const MOST_FILES = 1_000;

/** Every hour: what no answer has named for a day is given up, and what was given up is deleted from the storage. */
export const deleteUnusedFiles = (storage: Storage): Job =>
  defineJob({
    name: 'delete-unused-files',
    schema: z.object({}),
    line: 'slow',
    cron: '17 * * * *',
    retryLimit: 0,
    async run({ db, now, log }) {
      await judgeFiles(db, new Date(now.getTime() - DAY_MS));
      for (const file of await findDropped(db)) {
        try {
          await deletePieces(storage, file);
          await db.delete(files).where(and(eq(files.projectId, file.projectId), eq(files.key, file.key)));
        } catch (error) {
          log.error({ err: error, projectId: file.projectId }, 'a file could not be deleted');
        }
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
    WHERE files.project_id = named.project_id AND files.key = named.key
      AND NOT files.dropped AND files.used_at < ${since.toISOString()}`);
}

async function findDropped(db: Db) {
  return await db
    .select({ projectId: files.projectId, key: files.key, received: files.received })
    .from(files)
    .where(and(eq(files.dropped, true), eq(files.settled, false)))
    .limit(MOST_FILES);
}
