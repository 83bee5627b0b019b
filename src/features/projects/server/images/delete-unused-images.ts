import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { DAY_MS } from '#domain/text/durations.ts';
import type { Db } from '#kit/server/database/db.ts';
import { defineJob, type Job } from '#kit/server/jobs/job.ts';
import type { Logger } from '#kit/server/log.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { images } from '../tables.ts';
import { storedName } from './image-keeping.ts';

const EACH_ROUND = 1_000;
/** What is left then waits for the next night. */
const MOST_ROUNDS = 100;
/** Shorter than from one night to the next, so that each night looks at all that is named. */
const LOOKED_AT_AFTER_MS = DAY_MS / 2;
/**
 * An image that was taken out comes back by undoing, in a page that stands open: a week, and the day that may lie
 * between its being taken out and when it was last known to be named.
 */
const KEPT_UNNAMED_MS = 8 * DAY_MS;

const OF_PROJECTS = sql`
  SELECT content FROM questionnaires UNION ALL SELECT content FROM versions
  UNION ALL SELECT question FROM bank_questions
  UNION ALL SELECT jsonb_build_object('image', cover) FROM projects WHERE cover IS NOT NULL`;

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
      await renewNamed(db, sql`${OF_PROJECTS} UNION ALL ${elsewhere}`, now);
      await dropUnnamed(db, now);
      await deleteDropped(db, storage, log);
    },
  });

/** In one statement, which reads the questionnaires once, however many images there are. */
async function renewNamed(db: Db, questionnaires: SQL, now: Date): Promise<void> {
  const named = sql`
    SELECT named.key #>> '{}' FROM (${questionnaires}) every, jsonb_path_query(every.content, '$.**.image.key') AS named(key)`;
  await db
    .update(images)
    .set({ usedAt: now })
    .where(and(isUnnamedFor(LOOKED_AT_AFTER_MS, now), sql`${images.key} IN (${named})`));
}

async function dropUnnamed(db: Db, now: Date): Promise<void> {
  await db.update(images).set({ dropped: true }).where(isUnnamedFor(KEPT_UNNAMED_MS, now));
}

function isUnnamedFor(ms: number, now: Date) {
  return and(eq(images.dropped, false), lt(images.usedAt, new Date(now.getTime() - ms)));
}

/** The oldest first. Those that could not be deleted stay at the head of the others, and are passed over. */
async function deleteDropped(db: Db, storage: Storage, log: Logger): Promise<void> {
  let failed = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const dropped = await db
      .select({ key: images.key })
      .from(images)
      .where(eq(images.dropped, true))
      .orderBy(images.usedAt, images.key)
      .limit(EACH_ROUND)
      .offset(failed);
    if (dropped.length === 0) return;
    for (const { key } of dropped) {
      try {
        await storage.delete(storedName(key));
        await db.delete(images).where(eq(images.key, key));
      } catch (error) {
        failed += 1;
        log.error({ err: error }, 'an image could not be deleted');
      }
    }
  }
}
