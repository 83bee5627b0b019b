import type { Share } from '../shares/share.ts';

/** Answers by row and column. */
export interface Heat {
  columns: { id: string; label: string; lang?: string }[];
  rows: HeatRow[];
  /** What `mean` of the rows is called; left out where there is none. */
  meanLabel?: string;
  /** Which of its columns is the strongest colour where all of a row lie on one bar; left out: the first. */
  strongest?: 'first' | 'last';
}

export interface HeatRow extends Omit<Share, 'share' | 'points'> {
  /** How many of them fall to each column. */
  counts: number[];
  /** In words. */
  mean?: string;
}

/** Of its row, 0 to 1. */
export function shareIn({ count }: HeatRow, ofColumn: number): number {
  return count === 0 ? 0 : ofColumn / count;
}

/** So much colour at most that ink is read on it, in both schemes. */
const STRONGEST = 60;

/**
 * The colour of a cell by its share: the paper's own for nothing. Most shares are small ones, which are to be told
 * apart: colour grows fastest there.
 */
export function heatColour(share: number): string {
  const strength = 1 - (1 - share) ** 2;
  return `color-mix(in oklab, var(--chart-one) ${Math.round(strength * STRONGEST)}%, var(--surface))`;
}

/** Whether each who answered a row is counted in one of its columns: then these are parts of a whole. */
export function isOfParts({ rows }: Heat): boolean {
  return rows.every(({ counts, count }) => counts.reduce((sum, one) => sum + one, 0) <= count);
}

/** Told apart from the paper. */
const WEAKEST = 14;

/** The colour of a column by its place, where all of a row lie on one bar: the best of them is the strongest. */
export function columnColour(index: number, { columns, strongest = 'first' }: Heat): string {
  const last = columns.length - 1;
  const place = strongest === 'last' ? index : last - index;
  const along = last > 0 ? place / last : 1;
  const strength = Math.round(WEAKEST + (STRONGEST - WEAKEST) * along);
  return `color-mix(in oklab, var(--chart-one) ${strength}%, var(--surface))`;
}
