import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEmail } from './email.ts';

test.each([
  [' Somebody@Example.COM ', 'somebody@example.com'],
  ["o'neil+survey.bd@mail.du-cse.ac.bd", "o'neil+survey.bd@mail.du-cse.ac.bd"],
  ['a@xn--54b7fta0cc.xn--54b7fta0cc', 'a@xn--54b7fta0cc.xn--54b7fta0cc'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('%j identifies %s', (input, email) => {
  expect(parseEmail(input)).toBe(email);
});

test.each([
  '',
  'somebody',
  '@example.com',
  'somebody@',
  'somebody@localhost',
  'somebody@example',
  'somebody@example.c',
  'somebody@example..com',
  'somebody@-example.com',
  'somebody@example-.com',
  'somebody@127.0.0.1',
  '.somebody@example.com',
  'somebody.@example.com',
  'ra..him@example.com',
  'ra him@example.com',
  'owner@stranger@example.com',
  'Respondent <somebody@example.com>',
  'somebody@example.com\nBcc: all@example.com',
  'উত্তরদাতা@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(10)}.com`,
])('%j is no address', (input) => {
  expect(parseEmail(input)).toBeUndefined();
});

test('reads an address as the same however it is written, its own answer included', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const email = parseEmail(address);
      expect(parseEmail(` ${address.toUpperCase()}\n`)).toBe(email);
      expect(parseEmail(email ?? '')).toBe(email);
    }),
  );
});
