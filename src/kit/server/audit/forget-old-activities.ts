import { inArray, lt } from 'drizzle-orm';
import { z } from 'zod';
import { DAY_MS } from '#domain/text/durations.ts';
import { defineJob } from '../jobs/job.ts';
import { activities } from './tables.ts';

/** So many at once: nobody waits for a delete of a million rows. */
const AT_ONCE = 5_000;

/** Removes what was recorded more than `keptDays` ago: the one way in which a record goes. */
export const forgetOldActivities = (keptDays: number) =>
  defineJob({
    name: 'forget-old-activities',
    schema: z.object({}),
    cron: '23 3 * * *',
    line: 'slow',
    async run({ db, now }) {
      const isOld = lt(activities.at, new Date(now.getTime() - keptDays * DAY_MS));
      let removed: number;
      do {
        const old = db.select({ id: activities.id }).from(activities).where(isOld).limit(AT_ONCE);
        const gone = await db.delete(activities).where(inArray(activities.id, old)).returning({ id: activities.id });
        removed = gone.length;
      } while (removed === AT_ONCE);
    },
  });
