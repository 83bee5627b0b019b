import { z } from 'zod';
import { respondents } from '#features/responding/server/tables.ts';
import type { Db } from '#kit/server/database.ts';
import { defineJob } from '#kit/server/jobs/job.ts';
import { foldProject } from './fold-project.ts';
import { isDue } from './unfolded.ts';

/** What one run of the job takes on at most; the next one goes on. Reports are exact however far behind it is. */
const MOST_ROWS = 100_000;
const MOST_PROJECTS = 1_000;

/** Keeps reports cheap: every minute, completed responses become part of the tallies. */
export const foldResponses = defineJob({
  name: 'foldResponses',
  schema: z.object({}),
  cron: '* * * * *',
  retryLimit: 0,
  async run({ db, now, log }) {
    let left = MOST_ROWS;
    for (const projectId of await findDue(db, now)) {
      if (left <= 0) return;
      try {
        left -= await foldProject(db, projectId, now, left);
      } catch (error) {
        // One project that cannot be folded must not keep the others from it.
        log.error({ err: error, projectId }, 'folding failed');
      }
    }
  },
});

async function findDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ projectId: respondents.projectId })
    .from(respondents)
    .where(isDue(now))
    .limit(MOST_PROJECTS);
  return rows.map((row) => row.projectId);
}
