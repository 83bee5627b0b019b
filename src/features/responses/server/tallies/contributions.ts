import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Answers } from '#domain/answers/answer.ts';
import { contribution, type Respondent } from '#domain/answers/contribution.ts';
import { addTally, emptyTally, subtractTally, type Tally } from '#domain/answers/tally.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { dhakaDay } from '#domain/text/dhaka-time.ts';
import { questionnaireOf } from '#features/projects/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { ownThread } from '#kit/server/own-thread.ts';
import { locateWorker } from '#kit/server/worker-file.ts';
import { answersInPortions } from '../answers-in-portions.ts';
import * as worker from './counting-worker.ts';
import type { CountedRow } from './unfolded.ts';

/** So few are counted sooner than they are handed over, and nobody notices the wait. */
const FEW = 100;

const run = ownThread<typeof worker>({
  file: () => locateWorker('counting-worker', new URL('./counting-worker.ts', import.meta.url)),
  mostWaiting: 100,
  retryAfterSeconds: 5,
});

type Answered = CountedRow & { answers: Answers };

/** How respondents of one version are counted. */
type Counting = (rows: readonly Answered[], questionnaire: Questionnaire) => Promise<Tally>;

/** What the tallies lack of these respondents: all as they stand now, less what they were counted as before. */
export async function missingOf(
  db: Db,
  projectId: string,
  rows: readonly (CountedRow & { bytes: number; answers: Answers | null })[],
  count: Counting,
): Promise<Tally> {
  let missing = emptyTally();
  for await (const portion of answersInPortions(db, projectId, rows)) {
    for (const [version, answered] of Map.groupBy(portion, (row) => row.version)) {
      missing = addTally(missing, await count(answered, await questionnaireOf(db, projectId, version)));
    }
  }
  return missing;
}

/** In a thread of its own: for a job, which has time. */
export async function countInThread(rows: readonly Answered[], questionnaire: Questionnaire): Promise<Tally> {
  return rows.length <= FEW
    ? worker.missing(counted(rows, questionnaire))
    : run('missing', counted(rows, questionnaire));
}

/** At once, a few and then whatever else there is to do: for somebody who waits, and a snapshot that is kept open. */
export async function countInTurns(rows: readonly Answered[], questionnaire: Questionnaire): Promise<Tally> {
  let missing = emptyTally();
  for (let at = 0; at < rows.length; at += FEW) {
    if (at > 0) await othersTurn();
    missing = addTally(missing, worker.missing(counted(rows.slice(at, at + FEW), questionnaire)));
  }
  return missing;
}

function counted(rows: readonly Answered[], questionnaire: Questionnaire): worker.Counted {
  return { questionnaire, now: rows.map((row) => countedIn(row, row.state)), before: before(rows) };
}

/** What undoes a respondent's part in the tallies. */
export async function reversalOf(db: Db, projectId: string, row: Answered): Promise<Tally> {
  if (row.countedAs === null) return emptyTally();
  const questionnaire = await questionnaireOf(db, projectId, row.version);
  return subtractTally(emptyTally(), contribution(before([row]), questionnaire));
}

/** What was counted of them already. */
function before(rows: readonly Answered[]): Respondent[] {
  return rows.flatMap((row) => (row.countedAs === null ? [] : countedIn(row, row.countedAs)));
}

// A respondent who has ended never changes, and one who is answering counts as started only,
// so its state alone says what it was folded as.
function countedIn(row: Answered, state: CountedRow['state']): Respondent {
  const day = row.completedAt ? dhakaDay(row.completedAt) : undefined;
  return { state, answers: row.answers, facts: factsOf(row), seconds: secondsOf(row), day };
}

/** From start to completion, in whole seconds; undefined of one who is answering. */
export function secondsOf(row: Pick<CountedRow, 'startedAt' | 'completedAt'>): number | undefined {
  if (!row.completedAt) return undefined;
  return Math.max(0, Math.round((row.completedAt.getTime() - row.startedAt.getTime()) / 1000));
}
