import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { DAY_MS } from '#domain/text/durations.ts';
import type { Db } from '#kit/server/database/db.ts';
import { defineJob, type Job } from '#kit/server/jobs/job.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { images } from '../tables.ts';
import { storedName } from './image-keeping.ts';

const MOST_IMAGES = 1_000;
/** An image that was taken out comes back by undoing, in a page that stands open. */
const KEPT_UNNAMED_MS = 7 * DAY_MS;

const OF_PROJECTS = sql`SELECT content FROM questionnaires UNION ALL SELECT content FROM versions`;

/**
 * Every night: what no questionnaire has named for a week is deleted, of whichever project or owner that is, for a copy
 * names the images of what it is a copy of. `elsewhere` gives the questionnaires that stand in no project.
 */
export const deleteUnusedImages = (storage: Storage, elsewhere: SQL): Job =>
  defineJob({
    name: 'delete-unused-images',
    schema: z.object({}),
    line: 'slow',
    cron: '47 20 * * *',
    retryLimit: 0,
    async run({ db, now, log }) {
      await judgeImages(db, sql`${OF_PROJECTS} UNION ALL ${elsewhere}`, now);
      const dropped = await db
        .select({ key: images.key })
        .from(images)
        .where(eq(images.dropped, true))
        .limit(MOST_IMAGES);
      for (const { key } of dropped) {
        try {
          await storage.delete(storedName(key));
          await db.delete(images).where(eq(images.key, key));
        } catch (error) {
          log.error({ err: error }, 'an image could not be deleted');
        }
      }
    },
  });

async function judgeImages(db: Db, questionnaires: SQL, now: Date): Promise<void> {
  const isDue = and(eq(images.dropped, false), lt(images.usedAt, new Date(now.getTime() - KEPT_UNNAMED_MS)));
  const due = await db.select({ key: images.key }).from(images).where(isDue).limit(MOST_IMAGES);
  if (due.length === 0) return;
  const keys = due.map(({ key }) => key);
  const { rows } = await db.execute<{ key: string }>(sql`
    SELECT DISTINCT named.key #>> '{}' AS key
    FROM (${questionnaires}) every, jsonb_path_query(every.content, '$.**.image.key') AS named(key)
    WHERE named.key #>> '{}' IN ${keys}`);
  const named = rows.map(({ key }) => key);
  const unnamed = keys.filter((key) => !named.includes(key));
  // They are looked at again in a week.
  if (named.length > 0) await db.update(images).set({ usedAt: now }).where(inArray(images.key, named));
  if (unnamed.length > 0)
    await db
      .update(images)
      .set({ dropped: true })
      .where(and(isDue, inArray(images.key, unnamed)));
}
