import { expect, test } from 'vitest';
import { isSame } from './is-same.ts';

test('two contents are the same in any order of their fields, never in another order of their lists', () => {
  expect(isSame({ a: 1, b: { c: [1, 2], d: 2 } }, { b: { d: 2, c: [1, 2] }, a: 1 })).toBe(true);
  expect(isSame([1, 2], [2, 1])).toBe(false);
});
