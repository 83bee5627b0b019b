/** How many questions that are new to somebody they are asked in a day at most, where an owner says nothing. */
export const USUAL_NEW = 10;
export const MOST_NEW = 100;

/** What an owner decides about practice. */
export interface Practice {
  newPerDay: number;
  /** What each wrong try before costs, in per cent of the points; null for nothing. */
  retryPenalty: number | null;
}

export const USUAL_PRACTICE: Practice = { newPerDay: USUAL_NEW, retryPenalty: null };
