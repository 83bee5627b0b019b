import { expect, it } from 'vitest';
import { alongOf, areaPath, linePath, openLinePaths } from './line-path.ts';

const counts = (...all: number[]) => all.map((count) => ({ count }));

it('goes from the first to the last, up to the top', () => {
  expect(linePath(counts(0, 4, 2), 4)).toBe('M0 100L50 0L100 50');
  expect(areaPath(counts(0, 4, 2), 4)).toBe('M0 100L50 0L100 50L100 100L0 100Z');
});

it('is open to a last point of which more is to come', () => {
  expect(openLinePaths(counts(0, 4, 2), 4)).toEqual(['M0 100L50 0', 'M50 0L100 50']);
});

it('has a single point in the middle', () => {
  expect(alongOf(0, 1)).toBe(0.5);
  expect(linePath(counts(3), 3)).toBe('M50 0');
});
