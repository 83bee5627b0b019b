// What marks tell of the questions that earned them. All of it follows from sums, which add up exactly in any order
// (classical test theory, as Moodle reckons it: mod/quiz/report/statistics, question/classes/statistics/questions).
// A total is the plain sum of what the questions earned: a floor at zero would hide what single ones cost.
import { type Millionths, millionths } from './points.ts';

/** What the marks in one question add up to, of all who were asked it, beside their totals in all they were asked. */
export interface ItemSums {
  count: bigint;
  earned: Millionths;
  /** Of the marks multiplied by themselves. */
  squares: bigint;
  total: Millionths;
  totalSquares: bigint;
  /** Of each mark multiplied by the total it is part of. */
  products: bigint;
}

/** The same of totals alone, of everybody who was marked. */
export type TotalSums = Pick<ItemSums, 'count' | 'total' | 'totalSquares'>;

/** Why a figure is not told. */
export const UNTOLD = ['few', 'sameMarks', 'sameRest', 'oneQuestion', 'differentQuestions', 'sameTotals'] as const;
export type Untold = (typeof UNTOLD)[number];

/** From so many on: of fewer, one who guessed well turns a correlation over. */
export const RELATIONS_FROM = 10;

/** Facility: the mean mark as a part of what a right answer earns. 1 is that all had all of it; below 0 marks cost. */
export function facilityOf({ count, earned }: ItemSums, points: Millionths): number {
  return Number(earned) / Number(count * points);
}

/**
 * Discrimination: how marks x go with the rest score r, the marks in all other questions, as the correlation
 * cov(x, r) ÷ √(var x · var r), from -1 to 1. Nobody's x is part of what it is compared with (r = total − x), so
 * cov(x, r) = cov(x, total) − var x, and var r = var total + var x − 2 cov(x, total).
 */
export function discriminationOf(sums: ItemSums): number | Untold {
  if (sums.count < RELATIONS_FROM) return 'few';
  const ofMarks = varianceOf(sums.count, sums.earned, sums.squares);
  if (ofMarks === 0n) return 'sameMarks';
  const together = sums.count * sums.products - sums.earned * sums.total;
  const ofRest = varianceOf(sums.count, sums.total, sums.totalSquares) + ofMarks - 2n * together;
  if (ofRest === 0n) return 'sameRest';
  const correlation = Number(together - ofMarks) / Math.sqrt(Number(ofMarks)) / Math.sqrt(Number(ofRest));
  return Math.min(1, Math.max(-1, correlation));
}

/** How far the marks in all can be relied on. */
export interface Reliability {
  alpha: number;
  /** In points. */
  standardError: number;
}

/**
 * Cronbach's alpha: p/(p − 1) · (1 − Σ var xᵢ ÷ var total) of p questions that everybody was asked; and the standard
 * error of a total: √(1 − alpha) · SD, with variances of a sample (n − 1).
 */
export function reliabilityOf(items: readonly ItemSums[], all: TotalSums): Reliability | Untold {
  if (all.count < RELATIONS_FROM) return 'few';
  if (items.some(({ count }) => count !== all.count)) return 'differentQuestions';
  if (items.length < 2) return 'oneQuestion';
  const ofTotals = varianceOf(all.count, all.total, all.totalSquares);
  if (ofTotals === 0n) return 'sameTotals';
  const ofItems = items.reduce((sum, { count, earned, squares }) => sum + varianceOf(count, earned, squares), 0n);
  const alpha = (items.length / (items.length - 1)) * (1 - Number(ofItems) / Number(ofTotals));
  const deviation = Math.sqrt(Number(ofTotals) / Number(all.count * (all.count - 1n))) / Number(millionths(1));
  // Rounding alone takes it above 1.
  return { alpha: Math.min(1, alpha), standardError: Math.sqrt(Math.max(0, 1 - alpha)) * deviation };
}

/** n(n − 1) times the variance of a sample, exact. */
function varianceOf(count: bigint, sum: bigint, squares: bigint): bigint {
  return count * squares - sum * sum;
}
