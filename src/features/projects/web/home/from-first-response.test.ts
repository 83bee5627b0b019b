import { expect, it } from 'vitest';
import { fromFirstResponse } from './from-first-response.ts';

const days = (...counts: number[]) => counts.map((responses) => ({ responses }));

it('leaves out the days before the first response, and keeps those between', () => {
  expect(fromFirstResponse(days(0, 0, 3, 0, 0, 1, 0, 2, 0))).toEqual(days(3, 0, 0, 1, 0, 2, 0));
});

it('keeps a week, and everything where nothing came in', () => {
  expect(fromFirstResponse(days(0, 0, 0, 0, 0, 0, 0, 0, 5))).toEqual(days(0, 0, 0, 0, 0, 0, 5));
  expect(fromFirstResponse(days(0, 0))).toEqual(days(0, 0));
});
