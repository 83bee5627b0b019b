import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { DAY_MS } from '#domain/text/durations.ts';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import { defineJob } from '../jobs/job.ts';
import { activities } from './tables.ts';

/** Removes what was recorded more than `keptDays` ago: the one way in which a record goes. */
export const forgetOldActivities = (keptDays: number) =>
  defineJob({
    name: 'forget-old-activities',
    schema: z.object({}),
    cron: '23 3 * * *',
    line: 'slow',
    run: ({ db, now }) =>
      deleteInBatches(db, activities, lt(activities.at, new Date(now.getTime() - keptDays * DAY_MS))),
  });
