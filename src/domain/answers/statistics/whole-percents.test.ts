import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholePercents } from './whole-percents.ts';

it.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [2, 1],
    [67, 33],
  ],
  [
    [1, 0],
    [100, 0],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [[], []],
])('%j is %j', (parts, percents) => {
  expect(wholePercents(parts)).toEqual(percents);
});

it('adds up to 100, and is never a whole per cent away', () => {
  const votes = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 50 }).filter((parts) => parts.some(Boolean));
  fc.assert(
    fc.property(votes, (parts) => {
      const percents = wholePercents(parts);
      const whole = parts.reduce((sum, part) => sum + part, 0);
      expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
      for (const [index, percent] of percents.entries())
        expect(Math.abs(percent - ((parts[index] ?? 0) * 100) / whole)).toBeLessThan(1);
    }),
  );
});
