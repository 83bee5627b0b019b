import type { Answer } from '../answers/answer.ts';
import type { Locale } from '../text/locale.ts';
import type { Finding } from './finding.ts';
import type { QuestionKind, QuestionOf } from './schema.ts';

/** A key in the `answers` catalogue, with its values. */
export interface Problem {
  key: string;
  values?: Record<string, string | number>;
}

/** What reading an input gives: nothing was said, an answer, or what is wrong with it. */
export type Reading<A> = { empty: true } | { answer: A } | { problem: Problem };

/**
 * Counts by cell, in whole numbers that add up exactly in any order: `option:<id>`, `value:<v>`, `sum`
 * (in millionths) and the like. The empty record contributes nothing beyond being answered.
 */
export type Cells = Record<string, bigint>;

/** Everything the product knows about one kind of question. `registry.ts` holds one for each, exhaustively. */
export interface Kind<K extends QuestionKind, A extends Answer> {
  kind: K;
  /** A fresh question of this kind, as the builder inserts it. `id` makes ids that are new in the questionnaire. */
  blank(id: () => string): QuestionOf<K>;
  /** What is wrong with this question's own settings, errors and warnings; its texts are the checker's business. */
  check(question: QuestionOf<K>): Finding[];
  /** Reads what a form field or a client sent: both digit sets, stray spaces, wrong types. Required is not judged here. */
  read(question: QuestionOf<K>, input: unknown): Reading<A>;
  /** Seconds most people need to answer, beyond reading. A house estimate, for telling how long a run takes. */
  seconds: number;
  /**
   * A word for what answers are counted as. Answers to one question add up across versions as long as it stays the same;
   * asked in another way, or on another scale, a question is counted apart.
   */
  countsAs(question: QuestionOf<K>): string;
  /** What an answer adds to the question's tally, always a fresh record. No cell is zero. */
  cells(question: QuestionOf<K>, answer: A): Cells;
  /** The answer as people read it: labels, grouped numbers with their unit, dates by name of month. */
  words(question: QuestionOf<K>, answer: A, locale: Locale): string;
  /** The answer as a spreadsheet can reckon with it: labels, plain Latin digits, YYYY-MM-DD. */
  plain(question: QuestionOf<K>, answer: A, locale: Locale): string;
}
