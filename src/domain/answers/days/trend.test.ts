import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cells } from '../counting/cells.ts';
import { daysAfter } from './periods.ts';
import { goesOn, trendOf } from './trend.ts';

function cellsOf(days: Record<string, number>): Cells {
  return Object.fromEntries(Object.entries(days).map(([day, count]) => [`day:${day}`, BigInt(count)]));
}

describe('the trend', () => {
  it('goes by day, with the days on which nothing came', () => {
    const trend = trendOf(cellsOf({ '2026-03-01': 3, '2026-03-04': 1 }), '2026-03-08');
    expect(trend?.by).toBe('day');
    expect(trend?.stretches.map(({ count }) => count)).toEqual([3, 0, 0, 1, 0, 0, 0, 0]);
    expect(trend?.stretches.at(-1)?.from).toBe('2026-03-08');
  });

  it('is a week long at least, and ends with the last response where nothing more comes', () => {
    const trend = trendOf(cellsOf({ '2026-03-05': 2 }));
    expect(trend?.stretches).toHaveLength(7);
    expect(trend?.stretches.at(-1)).toEqual({ from: '2026-03-05', count: 2 });
  });

  it('goes by weeks that begin on Sunday, and by months, when it is long', () => {
    const weeks = trendOf(cellsOf({ '2026-01-01': 1, '2026-04-01': 2 }));
    expect(weeks?.by).toBe('week');
    expect([weeks?.stretches[0]?.from, weeks?.stretches.at(-1)?.from]).toEqual(['2025-12-28', '2026-03-29']);
    const months = trendOf(cellsOf({ '2023-11-30': 1, '2026-02-01': 2 }));
    expect(months?.by).toBe('month');
    expect(months?.stretches).toHaveLength(28);
  });

  it('is none before the first response', () => {
    expect(trendOf(cellsOf({}), '2026-03-05')).toBeUndefined();
  });

  it('never goes below nothing, whatever a cell says', () => {
    expect(trendOf(cellsOf({ '2026-03-05': -1 }))).toBeUndefined();
    const trend = trendOf(cellsOf({ '2020-01-01': -2, '2026-03-04': 3, '2026-03-05': -1 }));
    expect(trend?.stretches.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 3]);
  });

  it('loses nobody, however long it is', () => {
    const days = fc.dictionary(
      fc.nat(4_000).map((after) => daysAfter('2020-02-28', after)),
      fc.integer({ min: 1, max: 1_000 }),
      { minKeys: 1 },
    );
    fc.assert(
      fc.property(days, (counts) => {
        const { stretches } = trendOf(cellsOf(counts)) ?? { stretches: [] };
        const sum = (all: number[]) => all.reduce((total, count) => total + count, 0);
        expect(sum(stretches.map(({ count }) => count))).toBe(sum(Object.values(counts)));
        expect(stretches.map(({ from }) => from)).toEqual(stretches.map(({ from }) => from).sort());
        expect(stretches.length).toBeLessThanOrEqual(140);
      }),
    );
  });
});

it.each([
  ['day', '2026-03-08', '2026-03-08', true],
  ['day', '2026-03-07', '2026-03-08', false],
  ['week', '2026-03-08', '2026-03-14', true],
  ['week', '2026-03-01', '2026-03-08', false],
  ['month', '2026-03', '2026-03-31', true],
] as const)('a %s from %s goes on on %s: %s', (by, from, day, expected) => {
  expect(goesOn(from, by, day)).toBe(expected);
});
