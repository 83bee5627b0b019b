import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { DAY_MS } from '#domain/text/durations.ts';
import { defineJob } from '#kit/server/jobs/job.ts';
import { companyInvitations } from '../tables.ts';

/** For so long owners find an invitation that is over, and may send it again. */
const KEPT_DAYS = 30;

/** Every night: invitations that nobody took up. */
export const forgetOldCompanyInvitations = defineJob({
  name: 'forget-old-company-invitations',
  schema: z.object({}),
  line: 'slow',
  cron: '41 3 * * *',
  async run({ db, now }) {
    await db
      .delete(companyInvitations)
      .where(lt(companyInvitations.expiresAt, new Date(now.getTime() - KEPT_DAYS * DAY_MS)));
  },
});
