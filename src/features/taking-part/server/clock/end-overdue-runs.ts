import { z } from 'zod';
import { type AdmissionRule, findRespondentByRef, overdueRuns, type ParsedRef } from '#features/responses/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { defineJob, type Job } from '#kit/server/jobs/job.ts';
import { findPublishedProject } from '../admission/published-project.ts';
import { endedIfOver } from './on-the-clock.ts';

const BATCH = 500;
/** How many runs the job ends at one time; the rest wait for the next minute. */
const MOST = 10_000;

/** Every minute: submits what those had answered who left, as of their deadline, or whom their quiz closed upon. */
export const endOverdueRuns = (rules: readonly AdmissionRule[]): Job =>
  defineJob({
    name: 'end-overdue-runs',
    schema: z.object({}),
    cron: '* * * * *',
    retryLimit: 0,
    async run({ db, now, log }) {
      const failures: unknown[] = [];
      let last: Awaited<ReturnType<typeof overdueRuns>>[number] | undefined;
      for (let seen = 0; seen < MOST; seen += BATCH) {
        const runs = await overdueRuns(db, { now, after: last, most: BATCH });
        for (const run of runs) {
          try {
            await endIfOver(db, run, now, rules);
          } catch (error) {
            // One that cannot be submitted must not keep the others from it.
            log.error({ err: error, projectId: run.projectId, respondentId: run.respondentId }, 'a run could not end');
            failures.push(error);
          }
        }
        last = runs.at(-1);
        if (runs.length < BATCH) break;
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Some runs could not end.');
    },
  });

async function endIfOver(db: Db, run: ParsedRef, now: Date, rules: readonly AdmissionRule[]): Promise<void> {
  const respondent = await findRespondentByRef(db, run);
  const project = respondent && (await findPublishedProject(db, run.projectId));
  if (project) await endedIfOver(db, project, respondent, now, rules);
}
