import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { DAY_MS } from '#domain/text/durations.ts';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import { defineJob } from '../jobs/job.ts';
import { mails } from './tables.ts';

/** Removes emails and text messages that were written more than `keptDays` ago, but none that waits to be sent. */
export const forgetOldMails = (keptDays: number) =>
  defineJob({
    name: 'forget-old-mails',
    schema: z.object({}),
    cron: '11 3 * * *',
    line: 'slow',
    run: ({ db, now }) => {
      const before = new Date(now.getTime() - keptDays * DAY_MS).toISOString();
      return deleteInBatches(
        db,
        mails,
        sql`${mails.createdAt} < ${before}::timestamptz and ${mails.state} <> 'queued'`,
      );
    },
  });
