import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { DAY_MS } from '#domain/text/durations.ts';
import { defineJob } from '#kit/server/jobs/job.ts';
import { CONTENT_KINDS } from '../../contract/content.ts';
import { tableOf } from './content-table.ts';

const RESTORABLE_DAYS = 30;

/** Removes content that was deleted so long ago that nobody restores it any more. */
export const forgetDeletedContent = defineJob({
  name: 'forget-deleted-content',
  schema: z.object({}),
  cron: '47 2 * * *',
  async run({ db, now }) {
    const old = new Date(now.getTime() - RESTORABLE_DAYS * DAY_MS);
    for (const kind of CONTENT_KINDS) await db.delete(tableOf(kind)).where(lt(tableOf(kind).deletedAt, old));
  },
});
