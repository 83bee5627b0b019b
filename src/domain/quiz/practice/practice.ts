import type { Marking } from '../marking-schema.ts';

/** How many questions that are new to somebody they are asked in a day at most, where an owner says nothing. */
export const USUAL_NEW = 10;
export const MOST_NEW = 100;

/** By what of marking somebody would pass, fail or lose: practice has none of it. */
export const VERDICT = ['pass', 'penalty', 'belowZero'] as const satisfies readonly (keyof Marking)[];

/** What an owner decides about practice. */
export interface Practice {
  newPerDay: number;
  /** What each wrong try before costs, in per cent of the points; null for nothing. */
  retryPenalty: number | null;
}

export const USUAL_PRACTICE: Practice = { newPerDay: USUAL_NEW, retryPenalty: null };
