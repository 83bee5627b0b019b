import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#kit/server/database/db.ts';
import { defineJob } from '#kit/server/jobs/job.ts';
import { tellOfFirst } from '../news/tell-of-first.ts';
import { respondents } from '../tables.ts';
import { foldProject } from './fold-project.ts';
import { inStartOrder, isDue } from './unfolded.ts';

/** What one run of the job takes on at most; the next one goes on. Reports are exact however far behind it is. */
const MOST_ROWS = 100_000;
const MOST_PROJECTS = 1_000;

/** Keeps reports cheap: every minute, completed responses become part of the tallies. */
export const foldResponses = defineJob({
  name: 'fold-responses',
  schema: z.object({}),
  cron: '* * * * *',
  retryLimit: 0,
  async run({ db, now, log }) {
    let left = MOST_ROWS;
    const failures: unknown[] = [];
    for (const projectId of await findDue(db, now)) {
      if (left <= 0) break;
      try {
        left -= await foldProject(db, projectId, { which: isDue(now), most: left });
        await tellOfFirst(db, projectId, now);
      } catch (error) {
        // One project that cannot be folded must not keep the others from it.
        log.error({ err: error, projectId }, 'folding failed');
        failures.push(error);
      }
    }
    // So that it is among the jobs that failed, which the back office shows.
    if (failures.length > 0) throw new AggregateError(failures, 'Some projects could not be folded.');
  },
});

/** Hops from project to project along the partial index instead of reading all that waits. */
async function findDue(db: Db, now: Date): Promise<string[]> {
  const next = (after: SQL) => sql`(
    SELECT ${respondents.projectId} FROM ${respondents} WHERE ${isDue(now)} AND ${after}
    ORDER BY ${respondents.projectId}, ${inStartOrder} LIMIT 1
  )`;
  const { rows } = await db.execute<{ id: string }>(sql`
    WITH RECURSIVE due (id) AS (
      ${next(sql`true`)}
      UNION ALL
      SELECT ${next(sql`${respondents.projectId} > due.id`)} FROM due WHERE due.id IS NOT NULL
    )
    SELECT id FROM due WHERE id IS NOT NULL LIMIT ${MOST_PROJECTS}`);
  return rows.map((row) => row.id);
}
