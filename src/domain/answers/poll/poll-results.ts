import { kindOf } from '../../questionnaire/registry.ts';
import type { Question, QuestionKind } from '../../questionnaire/schema.ts';
import type { Localized } from '../../text/localized.ts';
import type { Cells } from '../counting/cells.ts';
import { wholePercents } from '../statistics/whole-percents.ts';
import { summarise } from '../summary.ts';

export interface PollOption {
  id: string;
  /** Missing where it is no longer offered. */
  label?: Localized;
  /** How many chose it. */
  votes: number;
  /** Of all votes by the poll rule, in whole per cent that add up to 100. */
  percent: number;
}

export interface PollResults {
  title: Localized;
  /** How many voted. */
  votes: number;
  /** A vote may be shared among several options. */
  isShared: boolean;
  options: PollOption[];
}

/** How a poll stands, from the cells of its question alone. */
export function pollResults(question: Question, cells?: Cells): PollResults {
  const { base, rows } = summarise(question, cells);
  const percents = wholePercents(rows.map(({ points, count }) => points ?? count));
  return {
    title: question.title,
    votes: base,
    isShared: kindOf(question).reported.overlaps,
    options: rows.map(({ id, label, count }, index) => ({ id, label, votes: count, percent: percents[index] ?? 0 })),
  };
}

/** Whether a question of this kind can be voted on: its answers are options, which votes are shared among. */
export function isVotable(kind: QuestionKind): boolean {
  const { options, reported } = kindOf({ kind });
  return options !== undefined && reported.as === 'options';
}
