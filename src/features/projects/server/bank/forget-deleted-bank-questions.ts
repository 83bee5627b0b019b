import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { DAY_MS } from '#domain/text/durations.ts';
import { defineJob } from '#kit/server/jobs/job.ts';
import { bankQuestions } from '../tables.ts';

const RESTORABLE_DAYS = 30;

/** Removes questions that were deleted from banks so long ago that nobody restores them any more. */
export const forgetDeletedBankQuestions = defineJob({
  name: 'forget-deleted-bank-questions',
  schema: z.object({}),
  cron: '54 2 * * *',
  async run({ db, now }) {
    const before = new Date(now.getTime() - RESTORABLE_DAYS * DAY_MS);
    await db.delete(bankQuestions).where(lt(bankQuestions.deletedAt, before));
  },
});
