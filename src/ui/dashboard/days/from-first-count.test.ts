import { expect, it } from 'vitest';
import { fromFirstCount } from './from-first-count.ts';

const days = (...counts: number[]) => counts.map((count) => ({ count }));

it('leaves out the days before the first count, and keeps those between', () => {
  expect(fromFirstCount(days(0, 0, 3, 0, 0, 1, 0, 2, 0))).toEqual(days(3, 0, 0, 1, 0, 2, 0));
});

it('keeps a week, and everything where nothing came in', () => {
  expect(fromFirstCount(days(0, 0, 0, 0, 0, 0, 0, 0, 5))).toEqual(days(0, 0, 0, 0, 0, 0, 5));
  expect(fromFirstCount(days(0, 0))).toEqual(days(0, 0));
});
