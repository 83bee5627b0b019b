import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { DAY_MS } from '#domain/text/durations.ts';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import { defineJob } from '../jobs/job.ts';
import { errors } from './tables.ts';

/** Removes errors that have not happened for `keptDays`, whether they were resolved or not. */
export const forgetOldErrors = (keptDays: number) =>
  defineJob({
    name: 'forget-old-errors',
    schema: z.object({}),
    cron: '41 3 * * *',
    line: 'slow',
    run: ({ db, now }) => deleteInBatches(db, errors, lt(errors.lastSeen, new Date(now.getTime() - keptDays * DAY_MS))),
  });
