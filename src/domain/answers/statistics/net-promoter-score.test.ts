import fc from 'fast-check';
import { expect, it } from 'vitest';
import { netPromoterScore } from './net-promoter-score.ts';

it('is the percentage of promoters less that of detractors', () => {
  const counts = [
    [10, 5],
    [9, 2],
    [8, 1],
    [7, 1],
    [6, 1],
  ] as const;
  expect(netPromoterScore(counts)).toEqual({ promoters: 7, passives: 2, detractors: 1, score: 60 });
});

it('is none where nobody answered', () => {
  expect(netPromoterScore([])).toBeUndefined();
  expect(netPromoterScore([[10, 0]])).toBeUndefined();
});

it('lies between -100 and 100 and counts everybody once', () => {
  const counts = fc.array(fc.tuple(fc.integer({ min: 0, max: 10 }), fc.nat(500)), { minLength: 1 });
  fc.assert(
    fc.property(counts, (given) => {
      const all = given.reduce((total, [, count]) => total + count, 0);
      const found = netPromoterScore(given);
      if (!found) {
        expect(all).toBe(0);
        return;
      }
      expect(Math.abs(found.score)).toBeLessThanOrEqual(100);
      expect(found.promoters + found.passives + found.detractors).toBe(all);
    }),
  );
});
