import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRADES } from '../attempts.ts';
import { millionths } from '../points.ts';
import { rankKey, ranksFrom } from './rank.ts';
import { type Score, type Standing, standingOf } from './standing.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 27) + seconds * 1000);
const standing = (earned: number, seconds: number, ended: number, points = 10): Standing => ({
  ...{ earned: millionths(earned), points: millionths(points), seconds, endedAt: at(ended) },
});
const score = (earned: number, seconds: number, ended: number, waiting = 0): Score => ({
  ...standing(earned, seconds, ended),
  waiting,
});

describe('standingOf', () => {
  it('is what the rule of the quiz makes of the attempts, as of the one that decides', () => {
    const scores = [score(4, 30, 100), score(8, 50, 200), score(6, 10, 300)];
    const told = GRADES.map((rule) => [rule, standingOf(rule, scores)]);
    expect(Object.fromEntries(told)).toEqual({
      highest: standing(8, 50, 200),
      last: standing(6, 10, 300),
      first: standing(4, 30, 100),
      average: standing(6, 30, 300),
    });
  });

  it('waits for the answer that may decide it, and for no other', () => {
    const scores = [score(4, 30, 100), score(0, 50, 200, 1)];
    expect(GRADES.filter((rule) => standingOf(rule, scores))).toEqual(['first']);
    expect(standingOf('highest', [])).toBeUndefined();
  });
});

describe('rankKey', () => {
  const anyStanding = fc
    .record({
      points: fc.bigInt({ min: 1n, max: 10n ** 12n }),
      part: fc.bigInt({ min: -1000n, max: 1000n }),
      seconds: fc.nat({ max: 100_000 }),
      ended: fc.nat({ max: 10_000_000 }),
    })
    .map(({ points, part, seconds, ended }) => ({
      ...{ points, earned: (points * part) / 1000n, seconds },
      endedAt: at(ended),
    }));

  it('puts the higher score first, then the shorter time, then the earlier end', () => {
    const better = [
      ...[standing(10, 900, 900), standing(9, 30, 500), standing(9, 31, 100), standing(9, 31, 101)],
      ...[standing(0, 0, 0), standing(-1, 0, 0)],
    ];
    expect(better.map(rankKey)).toEqual(better.map(rankKey).toSorted((a, b) => (a < b ? -1 : 1)));
    expect(rankKey(standing(5, 1, 1))).toBe(rankKey(standing(10, 1, 1, 20)));
  });

  it('tells any two scores of equal points apart by a millionth', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.bigInt({ min: 0n, max: 10n ** 12n }), (points, some) => {
        const earned = some % points;
        const of = (more: bigint) => rankKey({ ...standing(0, 0, 0), points, earned: earned + more });
        expect(of(1n)).toBeLessThan(of(0n));
      }),
    );
  });

  it('fits its column, whatever is earned', () => {
    fc.assert(
      fc.property(anyStanding, (any) => {
        expect(rankKey(any)).toBeGreaterThanOrEqual(0n);
        expect(rankKey(any).toString().length).toBeLessThanOrEqual(35);
      }),
    );
  });
});

describe('ranksFrom', () => {
  it('gives equal ones one rank on any page, as counting who is better does', () => {
    const keys = fc.array(fc.bigInt({ min: 0n, max: 6n }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(keys, fc.nat(), (all, some) => {
        const sorted = all.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        const from = some % sorted.length;
        const rankOf = (key: bigint) => 1 + all.filter((other) => other < key).length;
        const tiesBefore = sorted.slice(0, from).filter((key) => key === sorted[from]).length;
        const page = sorted.slice(from);
        expect(ranksFrom(page, { rank: rankOf(page[0] ?? 0n), tiesBefore })).toEqual(page.map(rankOf));
      }),
    );
  });
});
