import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { DAY_MS } from '#domain/text/durations.ts';
import { deleteInBatches } from '#kit/server/database/delete-in-batches.ts';
import { defineJob } from '#kit/server/jobs/job.ts';
import { receivedMails } from '../tables.ts';

/** Removes what is known of mails that came more than `keptDays` ago, as of those that we sent. */
export const forgetReceivedMails = (keptDays: number) =>
  defineJob({
    name: 'forget-received-mails',
    schema: z.object({}),
    cron: '17 3 * * *',
    line: 'slow',
    run: ({ db, now }) => {
      const before = new Date(now.getTime() - keptDays * DAY_MS).toISOString();
      return deleteInBatches(db, receivedMails, sql`${receivedMails.receivedAt} < ${before}::timestamptz`);
    },
  });
