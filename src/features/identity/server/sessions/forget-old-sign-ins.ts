import { lt, or } from 'drizzle-orm';
import { z } from 'zod';
import { DAY_MS } from '#domain/text/durations.ts';
import { defineJob } from '#kit/server/jobs/job.ts';
import { sessions, verifications } from '../tables.ts';

/** Removes sessions and codes that nobody can use any more. */
export const forgetOldSignIns = defineJob({
  name: 'forget-old-sign-ins',
  schema: z.object({}),
  cron: '41 2 * * *',
  async run({ db, now }) {
    const weekAgo = new Date(now.getTime() - 7 * DAY_MS);
    await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.revokedAt, weekAgo)));
    await db.delete(verifications).where(lt(verifications.createdAt, weekAgo));
  },
});
