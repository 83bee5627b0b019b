import type { Answers } from '#domain/answers/answer.ts';
import type { Respondent } from '#domain/answers/counting/contribution.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { dhakaDay } from '#domain/text/dhaka-time.ts';
import type { respondents } from '../tables.ts';

type Stored = typeof respondents.$inferSelect;

/** What of a respondent's row is counted. */
export type CountedRow = Pick<
  Stored,
  | 'id'
  | 'userId'
  | 'anonymisedAt'
  | 'version'
  | 'locale'
  | 'source'
  | 'hiddenValues'
  | 'state'
  | 'startedAt'
  | 'completedAt'
  | 'attempt'
  | 'round'
  | 'handMarks'
  | 'markedBy'
  | 'picked'
  | 'tries'
  | 'tallyState'
> & {
  /** As `off-path-ids.ts` reads them. */
  offPathIds: readonly string[] | null;
};

/** The same with the answers, as JSON: whoever hands rows to another thread need not read it. */
export type AnsweredRow = CountedRow & { answers: string };

/** What they count as now, of one version. */
export function asTheyStand(rows: readonly AnsweredRow[]): Respondent[] {
  return rows.map((row) => countedIn(row, row.state));
}

/** What was counted of them already. */
export function asTheyWereCounted(rows: readonly AnsweredRow[]): Respondent[] {
  return rows.flatMap((row) => (row.tallyState === null ? [] : countedIn(row, row.tallyState)));
}

// A respondent who has ended never changes, and one who is answering counts as started only,
// so its state alone says what it was folded as.
function countedIn(row: AnsweredRow, state: CountedRow['state']): Respondent {
  const day = row.completedAt ? dhakaDay(row.completedAt) : undefined;
  const answers: Answers = state === 'completed' ? JSON.parse(row.answers) : {};
  const isRepeat = row.attempt !== null && row.attempt > 1;
  const times = { seconds: secondsOf(row), day };
  const { handMarks, tries, round } = row;
  const marked = { handMarks: handMarks ?? {}, tries: tries ?? undefined, round };
  return { state, answers, ...marked, offPath: row.offPathIds ?? [], facts: factsOf(row), ...times, isRepeat };
}

/** From start to completion, in whole seconds; undefined of one who is answering. */
export function secondsOf(row: Pick<CountedRow, 'startedAt' | 'completedAt'>): number | undefined {
  if (!row.completedAt) return undefined;
  return Math.max(0, Math.round((row.completedAt.getTime() - row.startedAt.getTime()) / 1000));
}
