import { lte } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { KEPT_MS } from './rule.ts';
import { keptReplies } from './tables.ts';

/** Removes replies that no repetition is answered with any more. */
export const forgetKeptReplies = defineJob({
  name: 'forget-kept-replies',
  schema: z.object({}),
  cron: '27 * * * *',
  async run({ db, now }) {
    await db.delete(keptReplies).where(lte(keptReplies.keptAt, new Date(now.getTime() - KEPT_MS)));
  },
});
