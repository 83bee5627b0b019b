import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { rateLimits } from './tables.ts';

/** Removes counters whose window is over. */
export const forgetOldLimits = defineJob({
  name: 'forget-old-limits',
  schema: z.object({}),
  cron: '17 * * * *',
  async run({ db, now }) {
    await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now));
  },
});
