import { expect, it } from 'vitest';
import { isSame } from './is-same.ts';

it('goes by what is said, not by the order of a record or what it leaves out', () => {
  expect(isSame({ a: 1, b: [{ c: 'x', d: null }] }, { b: [{ d: null, c: 'x' }], a: 1 })).toBe(true);
  expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(isSame({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(isSame({ a: null }, {})).toBe(false);
  expect(isSame([1, 2], [2, 1])).toBe(false);
  expect(isSame([1], [1, 2])).toBe(false);
  expect(isSame([], {})).toBe(false);
});

it('takes two files for two, also where they are called the same', () => {
  const [one, other] = [new File(['1'], 'a.png'), new File(['2'], 'a.png')];
  expect(isSame({ pictures: [one] }, { pictures: [one] })).toBe(true);
  expect(isSame({ pictures: [one] }, { pictures: [other] })).toBe(false);
  expect(isSame(one, {})).toBe(false);
});
