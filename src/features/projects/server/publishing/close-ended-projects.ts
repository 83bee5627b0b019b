import { and, eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '#kit/server/jobs/job.ts';
import { projects } from '../tables.ts';
import { closedColumns, tellOfClosed } from './tell-of-closed.ts';

/** Writes down that projects have ended. Readers know it from the end time already; lists and counts follow. */
export const closeEndedProjects = defineJob({
  name: 'close-ended-projects',
  schema: z.object({}),
  cron: '* * * * *',
  async run({ db, now }) {
    await db.transaction(async (tx) => {
      const ended = await tx
        .update(projects)
        .set({ status: 'complete', closedAt: projects.endsAt })
        .where(and(eq(projects.status, 'processing'), lte(projects.endsAt, now)))
        .returning(closedColumns);
      await tellOfClosed(tx, ended, now);
    });
  },
});
