import { expect, it } from 'vitest';
import { shorten } from './shorten.ts';

it('a text that fits stays whole', () => {
  expect(shorten('abc', 3)).toEqual({ text: 'abc', isShorter: false });
});

it('a longer one ends early, and never with half a character', () => {
  expect(shorten('abcd', 3)).toEqual({ text: 'abc', isShorter: true });
  expect(shorten('ab😀', 3)).toEqual({ text: 'ab', isShorter: true });
});
