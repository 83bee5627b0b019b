import { expect, test } from 'vitest';
import { ownWords } from './own-words.ts';

test.each([
  ['Firefox.\r\n\r\nOn Mon, 2 Mar 2026 at 10:00, Jorip <a+1@example.org> wrote:\r\n> Which browser?\r\n', 'Firefox.'],
  ['Firefox.\n\nOn Mon, 2 Mar 2026 at 10:00, Jorip\n<answers+0123@example.org> wrote:\n\n> Which browser?', 'Firefox.'],
  ['ফায়ারফক্স।\n\nসোম, ২ মার্চ, ২০২৬ তারিখে ১০:০০ টায় এ Jorip <a@example.org> লিখেছেন:\n\n> কোন ব্রাউজার?', 'ফায়ারফক্স।'],
  ['Firefox.\n\n________________________________\nFrom: Jorip <a@example.org>\nSent: Monday', 'Firefox.'],
  ['Firefox.\n\n-----Original Message-----\nFrom: Jorip', 'Firefox.'],
  ['Firefox.\n-- \nRahima Akter\nTeacher', 'Firefox.'],
  ['> Which browser?\nFirefox.\n> And when?\nToday.', '> Which browser?\nFirefox.\n> And when?\nToday.'],
  ['On Monday it worked.\nToday it does not.', 'On Monday it worked.\nToday it does not.'],
  ['> only what we wrote', ''],
])('%j', (text, own) => {
  expect(ownWords(text)).toBe(own);
});

test('a long line is read in no time', () => {
  const started = performance.now();
  ownWords(`On ${'a '.repeat(200_000)}`);
  ownWords('On x\n'.repeat(50_000));
  expect(performance.now() - started).toBeLessThan(1_000);
});
