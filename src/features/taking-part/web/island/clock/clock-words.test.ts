import { expect, test } from 'vitest';
import { clockWords } from './clock-words.ts';

test.each([
  [59 * 60_000 + 3_000, '59:03', '৫৯:০৩'],
  [3_723_000, '1:02:03', '১:০২:০৩'],
  [60_000, '1:00', '১:০০'],
  [1, '0:01', '০:০১'],
  [-5_000, '0:00', '০:০০'],
])('%d ms are %s', (milliseconds, en, bn) => {
  expect([clockWords(milliseconds, 'en'), clockWords(milliseconds, 'bn')]).toEqual([en, bn]);
});
