// What respondents add up to, and how that adds up: chart, table and export headline read the same.
import { countsAs } from '../../questionnaire/registry.ts';
import type { Question } from '../../questionnaire/schema.ts';
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
  if (a.size === 0) return b;
  return b.size === 0 ? a : sumTallies([a, b]);
}

/** Takes out what was added before: `subtractTally(addTally(a, b), b)` is `a`. */
export function subtractTally(a: Tally, b: Tally): Tally {
  if (b.size === 0) return a;
  const difference = new Sum();
  difference.add(a);
  difference.add(b, -1n);
  return difference.total;
}

/** Adds up any number of tallies in one pass. */
export function sumTallies(tallies: Iterable<Tally>): Tally {
  const sum = new Sum();
  for (const tally of tallies) sum.add(tally);
  return sum.total;
}

/** Of wide tallies most records are in one alone: those stand in the total as they are, and only others are copied. */
class Sum {
  readonly total: Tally = emptyTally();
  readonly #own = new Set<string>();

  add(tally: Tally, sign: 1n | -1n = 1n): void {
    for (const [key, cells] of tally) {
      if (sign === 1n && !this.total.has(key)) this.total.set(key, cells);
      else this.#addCells(key, cells, sign);
    }
  }

  #addCells(key: string, cells: Cells, sign: 1n | -1n): void {
    const sums = this.#own.has(key) ? (this.total.get(key) ?? {}) : { ...this.total.get(key) };
    for (const cell in cells) {
      const sum = (sums[cell] ?? 0n) + sign * (cells[cell] ?? 0n);
      if (sum === 0n) delete sums[cell];
      else sums[cell] = sum;
    }
    if (isEmpty(sums)) {
      this.total.delete(key);
      this.#own.delete(key);
      return;
    }
    this.total.set(key, sums);
    this.#own.add(key);
  }
}

function isEmpty(cells: Cells): boolean {
  for (const _ in cells) return false;
  return true;
}
