import { type Interval, wilsonInterval } from './wilson-interval.ts';

/** Whole numbers, both ends included, of which the last ones are the best: a customer is satisfied by 4 and 5 of 5. */
export interface TopBoxes {
  from: number;
  to: number;
}

/** How many answered with one of the best steps, and which share that is of all who answered, 0 to 1. */
export interface TopBox extends TopBoxes {
  count: number;
  share: number;
  /** Between which shares that of all who might have answered lies, with 95% confidence. */
  interval: Interval;
}

/** Customer satisfaction from 1 to 5, and the two best: satisfied and very satisfied. */
export const CSAT_SCALE = { from: 1, to: 5 } as const;
export const CSAT_TOP: TopBoxes = { from: 4, to: 5 };

/** Customer effort from 1 to 7, and the three steps on the easy side of the middle. */
export const CES_SCALE = { from: 1, to: 7 } as const;
export const CES_TOP: TopBoxes = { from: 5, to: 7 };

/**
 * The share of those who chose one of the best steps, of answers given as how many gave each; undefined of none. Of
 * satisfaction it is the top-two-box score: P. W. Farris, N. T. Bendle, P. E. Pfeifer, D. J. Reibstein, "Marketing
 * Metrics", 2nd edition, 2010, 2.7. Of effort it is the share of those for whom it was easy, 5 to 7 of 7: M. Dixon,
 * N. Toman, R. DeLisi, "The Effortless Experience", 2013.
 */
export function topBox(
  counts: readonly (readonly [step: number, count: number])[],
  { from, to }: TopBoxes,
): TopBox | undefined {
  let all = 0;
  let count = 0;
  for (const [step, times] of counts) {
    all += times;
    if (step >= from && step <= to) count += times;
  }
  return all === 0 ? undefined : { from, to, count, share: count / all, interval: wilsonInterval(count, all) };
}
