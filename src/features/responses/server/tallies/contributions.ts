import type { Answers } from '#domain/answers/answer.ts';
import { addTally, contribution, emptyTally, subtractTally, sumTallies, type Tally } from '#domain/answers/tally.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { dhakaDay } from '#domain/text/dhaka-time.ts';
import { questionnaireOf } from '#features/projects/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { answersInPortions } from '../answers-in-portions.ts';
import type { CountedRow } from './unfolded.ts';

type Answered = CountedRow & { answers: Answers };

/** What the tallies lack of these respondents: each as they stand now, less what they were counted as before. */
export async function missingOf(
  db: Db,
  projectId: string,
  rows: readonly (CountedRow & { bytes: number; answers: Answers | null })[],
): Promise<Tally> {
  const questionnaires = new Map<number, Questionnaire>();
  for (const { version } of rows) {
    if (!questionnaires.has(version)) questionnaires.set(version, await questionnaireOf(db, projectId, version));
  }
  let missing = emptyTally();
  for await (const portion of answersInPortions(db, projectId, rows)) {
    missing = addTally(missing, sumTallies(missingOfEach(portion, questionnaires)));
  }
  return missing;
}

/** One after the other: all at once would take far more than the answers do. */
function* missingOfEach(
  rows: readonly Answered[],
  questionnaires: ReadonlyMap<number, Questionnaire>,
): Generator<Tally> {
  for (const row of rows) {
    const questionnaire = questionnaires.get(row.version);
    // Left out here it would be marked as counted all the same.
    if (!questionnaire) throw new Error(`No questionnaire of version ${row.version}: nothing of these is folded.`);
    const now = contributionAs(row, row.state, questionnaire);
    yield row.talliedAs === null ? now : subtractTally(now, contributionAs(row, row.talliedAs, questionnaire));
  }
}

/** What undoes a respondent's part in the tallies. */
export async function reversalOf(db: Db, projectId: string, row: Answered): Promise<Tally> {
  if (row.talliedAs === null) return emptyTally();
  const questionnaire = await questionnaireOf(db, projectId, row.version);
  return subtractTally(emptyTally(), contributionAs(row, row.talliedAs, questionnaire));
}

// A completed respondent never changes, and one who is answering counts as started only,
// so its state alone says what it was folded as.
function contributionAs(row: Answered, state: CountedRow['state'], questionnaire: Questionnaire): Tally {
  const day = row.completedAt ? dhakaDay(row.completedAt) : undefined;
  return contribution({ state, answers: row.answers, seconds: secondsOf(row), day }, questionnaire);
}

/** From start to completion, in whole seconds; undefined of one who is answering. */
export function secondsOf(row: Pick<CountedRow, 'startedAt' | 'completedAt'>): number | undefined {
  if (!row.completedAt) return undefined;
  return Math.max(0, Math.round((row.completedAt.getTime() - row.startedAt.getTime()) / 1000));
}
