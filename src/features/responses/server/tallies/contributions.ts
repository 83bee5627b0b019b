import { setImmediate as othersTurn } from 'node:timers/promises';
import { Counter, contribution } from '#domain/answers/counting/contribution.ts';
import { emptyTally, subtractTally, sumTallies, type Tally } from '#domain/answers/counting/tally.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { keyedQuestionnaireOf, type MarkedVersion } from '#features/projects/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { ownThread } from '#kit/server/own-thread.ts';
import { locateWorker } from '#kit/server/worker-file.ts';
import { answerTextsInPortions, type WeighedText } from '../answers-in-portions.ts';
import type { ToMarkAgain } from '../marking-again/marked-again.ts';
import { type AnsweredRow, asTheyStand, asTheyWereCounted, type CountedRow } from './counted-row.ts';
import * as worker from './counting-worker.ts';

/** So few are counted sooner than they are handed over, and nobody notices the wait. */
const FEW = 100;

const run = ownThread<typeof worker>({
  file: () => locateWorker('counting-worker', new URL('./counting-worker.ts', import.meta.url)),
  mostWaiting: 100,
  retryAfterSeconds: 5,
});

/** What the tallies lack of these respondents, counted in a thread of its own: for a job, which has time. */
export async function countInThread(db: Db, projectId: string, rows: readonly AnsweredRow[]): Promise<worker.Lacking> {
  const answered: worker.Answered[] = [];
  for (const [marked, rowsOfIt] of byMarkedVersion(rows)) {
    answered.push({ questionnaire: await keyedQuestionnaireOf(db, projectId, marked), rows: rowsOfIt });
  }
  return rows.length <= FEW ? worker.lacking(answered) : run('lacking', answered);
}

/** What marking respondents of one version again makes of the tallies and of their marks. */
export async function markAgainInThread(task: ToMarkAgain): Promise<ReturnType<typeof worker.markedAgain>> {
  return task.rows.length <= FEW ? worker.markedAgain(task) : run('markedAgain', task);
}

/** The same here, a few at a time: what is counted keeps a snapshot open, which must not wait for a thread. */
export async function countInTurns(
  db: Db,
  projectId: string,
  rows: readonly (CountedRow & WeighedText)[],
): Promise<Tally> {
  const counters = new Map<Questionnaire, Counters>();
  for await (const portion of answerTextsInPortions(db, projectId, rows)) {
    for (const [marked, answered] of byMarkedVersion(portion)) {
      const questionnaire = await keyedQuestionnaireOf(db, projectId, marked);
      const ofThese = counters.get(questionnaire) ?? countersOf(questionnaire);
      counters.set(questionnaire, ofThese);
      await count(ofThese, answered);
    }
  }
  const tallies: Tally[] = [];
  for (const { now, before } of counters.values())
    tallies.push(subtractTally(await tallyOf(now), await tallyOf(before)));
  return sumTallies(tallies);
}

interface Counters {
  now: Counter;
  before: Counter;
}

function countersOf(questionnaire: Questionnaire): Counters {
  return { now: new Counter(questionnaire), before: new Counter(questionnaire) };
}

async function count({ now, before }: Counters, rows: readonly AnsweredRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += FEW) {
    if (at > 0) await othersTurn();
    const some = rows.slice(at, at + FEW);
    for (const respondent of asTheyStand(some)) now.add(respondent);
    for (const respondent of asTheyWereCounted(some)) before.add(respondent);
  }
}

async function tallyOf(counter: Counter): Promise<Tally> {
  const tally = emptyTally();
  for (const ofOne of counter.tallies()) {
    for (const [key, cells] of ofOne) tally.set(key, cells);
    await othersTurn();
  }
  return tally;
}

/** Those who answered the same version and are marked by the same key. */
function byMarkedVersion<Row extends MarkedVersion>(rows: readonly Row[]): [MarkedVersion, Row[]][] {
  const groups = Map.groupBy(rows, ({ version, markedBy }) => `${version} ${markedBy}`);
  return [...groups.values()].flatMap((group) => (group[0] ? [[group[0], group]] : []));
}

/** What undoes a respondent's part in the tallies. */
export async function reversalOf(db: Db, projectId: string, row: AnsweredRow): Promise<Tally> {
  if (row.tallyState === null) return emptyTally();
  const questionnaire = await keyedQuestionnaireOf(db, projectId, row);
  return subtractTally(emptyTally(), contribution(asTheyWereCounted([row]), questionnaire));
}
