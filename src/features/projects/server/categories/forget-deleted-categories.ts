import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { DAY_MS } from '#domain/text/durations.ts';
import { defineJob } from '#kit/server/jobs/job.ts';
import { categories } from '../tables.ts';

const RESTORABLE_DAYS = 30;

/** Removes categories that were deleted so long ago that nobody restores them any more. */
export const forgetDeletedCategories = defineJob({
  name: 'forget-deleted-categories',
  schema: z.object({}),
  cron: '52 2 * * *',
  async run({ db, now }) {
    await db.delete(categories).where(lt(categories.deletedAt, new Date(now.getTime() - RESTORABLE_DAYS * DAY_MS)));
  },
});
