import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { DAY_MS } from '#domain/text/durations.ts';
import { deleteInBatches } from '#kit/server/database/delete-in-batches.ts';
import { defineJob } from '#kit/server/jobs/job.ts';
import { notifications } from './tables.ts';

/** Removes what people were told more than `keptDays` ago, whether they read it or not. */
export const forgetOldNotifications = (keptDays: number) =>
  defineJob({
    name: 'forget-old-notifications',
    schema: z.object({}),
    cron: '29 3 * * *',
    line: 'slow',
    run: ({ db, now }) =>
      deleteInBatches(db, notifications, lt(notifications.createdAt, new Date(now.getTime() - keptDays * DAY_MS))),
  });
