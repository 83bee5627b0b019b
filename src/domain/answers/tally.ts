// What respondents add up to, and how that adds up: chart, table and export headline read the same.
import { countsAs } from '../questionnaire/registry.ts';
import type { Question } from '../questionnaire/schema.ts';
import type { Cells } from './cells.ts';

/** The key of the cells about respondents; every other key is a question's {@link tallyKey}. */
export const RESPONDENTS = '';

/** The key of a question's cells: its id, and what it is counted as, for a later version may ask it in another way. */
export function tallyKey(question: Question): string {
  return `${question.id}:${countsAs(question)}`;
}

/** The key of a part of those cells, see `answerWithin`: read only where a report looks into it. */
export function partKey(key: string, part: string): string {
  return `${key}/${part}`;
}

/** The key of a question's cells and, where it is the key of a part, which part. */
export function splitKey(key: string): { tallyKey: string; part: string } {
  const [whole = '', part = ''] = key.split('/');
  return { tallyKey: whole, part };
}

/**
 * Cells by {@link tallyKey} and {@link partKey}, and under {@link RESPONDENTS} those of respondents. Whole numbers
 * only, so that adding is exact and order and grouping never matter. No cell is zero and no record
 * empty, so that equal tallies have equal cells.
 */
export type Tally = Map<string, Cells>;

/** The tally of no respondents. */
export function emptyTally(): Tally {
  return new Map();
}

/** Both together, in any order; neither is changed. */
export function addTally(a: Tally, b: Tally): Tally {
  // A tally of many numbers has thousands of records: it is not copied for nothing.
  if (a.size === 0) return b;
  return b.size === 0 ? a : sumTallies([a, b]);
}

/** Takes out what was added before: `subtractTally(addTally(a, b), b)` is `a`. */
export function subtractTally(a: Tally, b: Tally): Tally {
  if (b.size === 0) return a;
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
