// The one fold that chart, table and export headline read: what each
// respondent contributes, and how contributions add up.
import { notAsked, pathOf } from '../questionnaire/flow.ts';
import { answerCells, countsAs } from '../questionnaire/registry.ts';
import type { Question, Questionnaire } from '../questionnaire/schema.ts';
import type { Answers } from './answer.ts';
import type { Cells } from './cells.ts';

/** The key of the cells about respondents; every other key is a question's {@link tallyKey}. */
export const RESPONDENTS = '';

/** The key of a question's cells: its id, and what it is counted as, for a later version may ask it in another way. */
export function tallyKey(question: Question): string {
  return `${question.id}:${countsAs(question)}`;
}

/**
 * Cells by {@link tallyKey}, and under {@link RESPONDENTS} those of respondents. Whole numbers
 * only, so that adding is exact and order and grouping never matter. No cell is zero and no record
 * empty, so that equal tallies have equal cells.
 */
export type Tally = Map<string, Cells>;

/** What of a respondent counts. */
export interface Respondent {
  state: 'answering' | 'completed';
  answers: Answers;
  /** From start to completion, where known. */
  seconds?: number;
  /** The day in Dhaka of the completion, YYYY-MM-DD, where known. */
  day?: string;
}

const DURATION_DIGITS = 2;

/**
 * What one respondent adds. Of their own: `started`, `completed`, `day:<d>` and `seconds:<s>` (rounded to two
 * significant digits, so that a tally stays small). A question of one who completed: `answered` and the cells of its
 * kind, or `skipped`; `notAsked` of a question off their path. Those who did not finish only count as started.
 */
export function contribution(respondent: Respondent, questionnaire: Questionnaire): Tally {
  const respondents: Cells = { started: 1n };
  const tally: Tally = new Map([[RESPONDENTS, respondents]]);
  if (respondent.state !== 'completed') return tally;
  respondents.completed = 1n;
  if (respondent.day !== undefined) respondents[`day:${respondent.day}`] = 1n;
  if (respondent.seconds !== undefined) respondents[durationCell(respondent.seconds)] = 1n;
  for (const question of pathOf(questionnaire, respondent.answers).asked) {
    const answer = respondent.answers[question.id];
    if (answer === undefined) {
      tally.set(tallyKey(question), { skipped: 1n });
      continue;
    }
    const cells = answerCells(question, answer);
    cells.answered = 1n;
    tally.set(tallyKey(question), cells);
  }
  for (const question of notAsked(questionnaire, respondent.answers)) {
    tally.set(tallyKey(question), { notAsked: 1n });
  }
  return tally;
}

/** The tally of no respondents. */
export function emptyTally(): Tally {
  return new Map();
}

/** Both together, in any order; neither is changed. */
export function addTally(a: Tally, b: Tally): Tally {
  return sumTallies([a, b]);
}

/** Takes out what was added before: `subtractTally(addTally(a, b), b)` is `a`. */
export function subtractTally(a: Tally, b: Tally): Tally {
  const total = copyOf(a);
  fold(total, b, -1n);
  return withoutZeros(total);
}

/** Adds up any number of tallies in one pass. */
export function sumTallies(tallies: Iterable<Tally>): Tally {
  const total = emptyTally();
  for (const tally of tallies) fold(total, tally, 1n);
  return withoutZeros(total);
}

function fold(total: Tally, tally: Tally, sign: 1n | -1n): void {
  for (const [key, cells] of tally) {
    let sums = total.get(key);
    if (!sums) {
      sums = {};
      total.set(key, sums);
    }
    for (const cell in cells) sums[cell] = (sums[cell] ?? 0n) + sign * (cells[cell] ?? 0n);
  }
}

function copyOf(tally: Tally): Tally {
  const copy = emptyTally();
  for (const [key, cells] of tally) copy.set(key, { ...cells });
  return copy;
}

function withoutZeros(tally: Tally): Tally {
  for (const [key, cells] of tally) {
    let isEmpty = true;
    for (const cell in cells) {
      if (cells[cell] === 0n) delete cells[cell];
      else isEmpty = false;
    }
    if (isEmpty) tally.delete(key);
  }
  return tally;
}

function durationCell(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `seconds:${Number(whole.toPrecision(DURATION_DIGITS))}`;
}
