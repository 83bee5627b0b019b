import { z } from 'zod';
import {
  type AdmissionRule,
  findRespondentByRef,
  overdueRuns,
  type ParsedRef,
  runsOfRoundsOver,
} from '#features/responses/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { defineJob, type Job } from '#kit/server/jobs/job.ts';
import { findPublishedProject } from '../admission/published-project.ts';
import { endedIfOver } from './on-the-clock.ts';

const BATCH = 500;
/** How many runs the job ends at one time; the rest wait for the next minute. */
const MOST = 10_000;

/**
 * Every minute: submits what those had answered who left, as of their deadline or the end of their round, or whom their
 * quiz closed upon.
 */
export const endOverdueRuns = (rules: readonly AdmissionRule[]): Job =>
  defineJob({
    name: 'end-overdue-runs',
    schema: z.object({}),
    cron: '* * * * *',
    retryLimit: 0,
    async run({ db, now, log }) {
      const failures: unknown[] = [];
      const end = async ({ projectId, respondentId, secret }: ParsedRef) => {
        try {
          await endIfOver(db, { projectId, respondentId, secret }, now, rules);
        } catch (error) {
          // One that cannot be submitted must not keep the others from it.
          log.error({ err: error, projectId, respondentId }, 'a run could not end');
          failures.push(error);
        }
      };
      const batch = { now, most: BATCH };
      await eachOf<Overdue>((after) => overdueRuns(db, { ...batch, after }), end);
      await eachOf<ParsedRef>((after) => runsOfRoundsOver(db, { ...batch, after }), end);
      if (failures.length > 0) throw new AggregateError(failures, 'Some runs could not end.');
    },
  });

type Overdue = Awaited<ReturnType<typeof overdueRuns>>[number];

/** Goes through what is found, a batch after the other. */
async function eachOf<Run>(find: (after: Run | undefined) => Promise<Run[]>, end: (run: Run) => Promise<void>) {
  let last: Run | undefined;
  for (let seen = 0; seen < MOST; seen += BATCH) {
    const runs = await find(last);
    for (const run of runs) await end(run);
    last = runs.at(-1);
    if (runs.length < BATCH) break;
  }
}

async function endIfOver(db: Db, run: ParsedRef, now: Date, rules: readonly AdmissionRule[]): Promise<void> {
  const respondent = await findRespondentByRef(db, run);
  const project = respondent && (await findPublishedProject(db, run.projectId));
  if (project) await endedIfOver(db, project, respondent, now, rules);
}
