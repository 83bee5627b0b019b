import { expect, it } from 'vitest';
import { hasStatistics, shareDecimals } from './small-samples.ts';

it('has no statistics of one, nor of a handful', () => {
  expect([0, 1, 4, 5, 1_000].map(hasStatistics)).toEqual([false, false, false, true, true]);
});

it('gives percentages a decimal only where one answer is less than a percent', () => {
  expect([1, 9, 99, 100, 1_000_000].map(shareDecimals)).toEqual([0, 0, 0, 1, 1]);
});
