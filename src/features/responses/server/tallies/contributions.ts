import { contribution, emptyTally, subtractTally, sumTallies, type Tally } from '#domain/answers/tally.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { questionnaireOf } from '#features/projects/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { CountedRow } from './unfolded.ts';

/** What the tallies lack of these respondents: each as they stand now, less what they were counted as before. */
export async function missingOf(db: Db, projectId: string, rows: readonly CountedRow[]): Promise<Tally> {
  const each: Tally[] = [];
  for (const row of rows) {
    const questionnaire = await questionnaireOf(db, projectId, row.version);
    const now = contributionAs(row, row.state, questionnaire);
    each.push(row.foldedAs === null ? now : subtractTally(now, contributionAs(row, row.foldedAs, questionnaire)));
  }
  return sumTallies(each);
}

/** What undoes a respondent's part in the tallies. */
export async function reversalOf(db: Db, projectId: string, row: CountedRow): Promise<Tally> {
  if (row.foldedAs === null) return emptyTally();
  const questionnaire = await questionnaireOf(db, projectId, row.version);
  return subtractTally(emptyTally(), contributionAs(row, row.foldedAs, questionnaire));
}

// A completed respondent never changes, and one who is answering counts as started only,
// so its state alone says what it was folded as.
function contributionAs(row: CountedRow, state: CountedRow['state'], questionnaire: Questionnaire): Tally {
  return contribution({ state, answers: row.answers, seconds: secondsOf(row) }, questionnaire);
}

/** From start to completion, in whole seconds; undefined of one who is answering. */
export function secondsOf(row: Pick<CountedRow, 'startedAt' | 'completedAt'>): number | undefined {
  if (!row.completedAt) return undefined;
  return Math.max(0, Math.round((row.completedAt.getTime() - row.startedAt.getTime()) / 1000));
}
