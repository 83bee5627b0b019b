import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { answerCells, answerWithin } from '../../questionnaire/registry.ts';
import type { Question } from '../../questionnaire/schema.ts';
import { partKey, sumTallies, type Tally } from '../counting/tally.ts';
import { summarise } from '../summary.ts';
import { binsOf } from './bins.ts';
import { bucketOf, bucketsToOpen, openBuckets } from './buckets.ts';
import { quantile } from './statistics.ts';

const amount: Question = { id: 'q', title: {}, help: {}, required: false, kind: 'number', decimals: 6, unit: {} };

function tallyOf(answers: readonly number[]): Tally {
  return sumTallies(
    answers.map((answer) => {
      const within = answerWithin(amount, answer).map(({ part, cells }) => [partKey('q', part), cells] as const);
      return new Map([['q', { ...answerCells(amount, answer), answered: 1n }], ...within]);
    }),
  );
}

/** What a report reads, and how many buckets it looked into. */
function openedCells(tally: Tally) {
  let cells = tally.get('q') ?? {};
  let opened = 0;
  for (let wanted = bucketsToOpen(cells); wanted.length > 0; wanted = bucketsToOpen(cells)) {
    opened += wanted.length;
    const values = wanted.map((bucket) => [bucket, tally.get(partKey('q', String(bucket))) ?? {}] as const);
    cells = openBuckets(cells, new Map(values));
  }
  return { cells, opened };
}

const numbers = fc
  .tuple(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), fc.integer({ min: 0, max: 6 }))
  .map(([whole, decimals]) => Number((whole / 10 ** decimals).toFixed(decimals)));
/** Close to each other, far from zero, around a power of ten: where edges of bars fall within buckets. */
const alike = fc
  .tuple(fc.constantFrom(0, 1000, -1000, 1e6, 999_999, 1e9 - 500), fc.integer({ min: 1, max: 500 }))
  .chain(([around, spread]) => fc.array(fc.integer({ min: -spread, max: spread }).map((off) => around + off)));

describe('a bucket', () => {
  test.each([
    [1615, 1610],
    [-1615, -1620],
    [999.6, 999],
    [-999.6, -1000],
    [-1000.4, -1010],
    [1000, 1000],
    [0, 0],
    [0.019744, 0.0197],
    [-0.000001, -0.000001],
    [123_456_789.5, 123_000_000],
  ])('of %d begins at %d', (value, bucket) => {
    expect(bucketOf(value)).toBe(bucket);
  });

  it('begins at or below what is in it, and is its own', () => {
    fc.assert(
      fc.property(numbers, (value) => {
        expect(bucketOf(value)).toBeLessThanOrEqual(value);
        expect(bucketOf(bucketOf(value))).toBe(bucketOf(value));
      }),
    );
  });
});

describe('figures and bars', () => {
  it('are those of the very answers, whatever buckets they lie in', () => {
    const answers = fc.oneof(fc.array(numbers), fc.array(numbers, { minLength: 40, maxLength: 200 }), alike);
    fc.assert(
      fc.property(answers, (given) => {
        const { rows, figures } = summarise(amount, openedCells(tallyOf(given)).cells);
        const sorted = given.toSorted((a, b) => a - b);
        const histogram = sorted.map((value) => [value, 1] as const);
        expect(figures?.min).toBe(sorted[0]);
        expect(figures?.max).toBe(sorted.at(-1));
        expect(figures?.median).toBe(quantile(histogram, 0.5));
        expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(given.length);
        for (const { from = 0, to = 0, count } of rows) {
          const inside = given.filter((value) => (from === to ? value === from : value >= from && value < to));
          expect(inside).toHaveLength(count);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('look into few buckets, however many numbers there are', () => {
    const given = Array.from({ length: 5_000 }, (_, index) => (index * 7919) % 104_729);
    const { opened } = openedCells(tallyOf(given));
    expect(opened).toBeLessThanOrEqual(4);
    expect(openedCells(tallyOf([1, 2, 30, 999])).opened).toBe(0);
  });

  it('count a number given often, and one bucket beside others, as they are', () => {
    const given = [1615, 1615, 1610, 1619, 12, 12, 0.019744];
    const { rows, figures } = summarise(amount, openedCells(tallyOf(given)).cells);
    expect(figures).toMatchObject({ min: 0.019744, max: 1619, median: 1610 });
    expect(rows.map(({ from, count }) => [from, count])).toEqual([
      [0.019744, 1],
      [12, 2],
      [1610, 1],
      [1615, 2],
      [1619, 1],
    ]);
    expect(binsOf([])).toEqual([]);
  });

  it('ends where numbers end, and begins where they begin', () => {
    const percents: [number, number][] = [23.81, 40, 52, 61, 66, 70, 75, 78, 83.93, 88, 90, 95, 100].map((value) => [
      value,
      1,
    ]);
    const bins = binsOf(percents, { least: 0, most: 100 });
    expect(bins.map(({ from }) => from)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90]);
    expect(bins.at(-1)).toEqual({ from: 90, to: 100, count: 3 });
    const below = binsOf([[-60, 1], ...percents], { least: 0, most: 100 });
    expect(below.at(0)).toEqual({ from: -60, to: -40, count: 1 });
    expect(below.at(-1)).toEqual({ from: 80, to: 100, count: 5 });
  });
});
