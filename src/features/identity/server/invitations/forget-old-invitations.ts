import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { DAY_MS } from '#domain/text/durations.ts';
import { deleteInBatches } from '#kit/server/database/delete-in-batches.ts';
import { defineJob } from '#kit/server/jobs/job.ts';
import { invitations } from '../tables.ts';

/** For so long its link says what became of it; the log of activities tells of it for longer. */
const KEPT_DAYS = 30;

/** Every night: invitations whose time is long over. */
export const forgetOldInvitations = defineJob({
  name: 'forget-old-invitations',
  schema: z.object({}),
  line: 'slow',
  cron: '27 21 * * *',
  async run({ db, now }) {
    const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
    await deleteInBatches(db, invitations, lt(invitations.expiresAt, before));
  },
});
