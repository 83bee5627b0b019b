import { expect, it } from 'vitest';
import { saysTheSame } from './says-the-same.ts';

it.each([
  ['Enter a number from 1 to 300', 'From 1 to 300', true],
  ['১ থেকে ৩০০-এর মধ্যে একটি সংখ্যা লিখুন', '১ থেকে ৩০০', true],
  ['Enter a whole number, without decimals', 'From 1 to 300', false],
  ['Enter a number that is 1 or more', 'From 1 to 300', false],
  ['Choose an answer', 'Choose up to 2', false],
])('%j after the hint %j: %s', (error, hint, same) => {
  expect(saysTheSame(error, hint)).toBe(same);
});
