import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nameOf, ticksUpTo } from './axis.ts';

it('steps evenly and whole from nothing to the most, in four steps at most', () => {
  expect(ticksUpTo(0)).toEqual([0, 1]);
  expect(ticksUpTo(3)).toEqual([0, 1, 2, 3]);
  expect(ticksUpTo(37)).toEqual([0, 10, 20, 30, 40]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (most) => {
      const ticks = ticksUpTo(most);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
      expect(ticks.every(Number.isInteger)).toBe(true);
    }),
  );
});

it('names both ends, and what is between them with room', () => {
  expect([0, 1, 2, 3].map((index) => nameOf(index, 4))).toEqual(['end', 'inner', 'inner', 'end']);
  const named = Array.from({ length: 31 }, (_, index) => nameOf(index, 31)).filter(Boolean);
  expect(named.length).toBeLessThanOrEqual(7);
});
