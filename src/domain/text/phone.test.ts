import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toBengaliDigits } from './digits.ts';
import { LOCALES } from './locale.ts';
import { formatMobile, readBangladeshMobile } from './phone.ts';

test.each([
  '01712345678',
  '8801712345678',
  '+8801712345678',
  '০১৭১২৩৪৫৬৭৮',
  '+৮৮ ০১৭১২-৩৪৫৬৭৮',
  ' (+880) 1712 345 678 ',
  '01712.345\u2013678',
  '\u202a+8801712345678\u202c',
])('%j is a mobile number', (input) => {
  expect(readBangladeshMobile(input)).toEqual({ value: '+8801712345678' });
});

test.each([
  ['01712a45678', 'numeric'],
  ['mobile', 'numeric'],
  ['০১৭১২-৩৪৫', 'length'],
  ['0171234567', 'length'],
  ['+88 017123456789', 'length'],
  ['1712345678', 'length'],
  ['0088 01712345678', 'length'],
  ['', 'length'],
  ['01212345678', 'phone'],
  ['+8801212345678', 'phone'],
  ['+12025550123', 'phone'],
])('%j is not: %s', (input, problem) => {
  expect(readBangladeshMobile(input)).toEqual({ problem });
});

test('is shown as people read it', () => {
  expect(formatMobile('+8801712345678', 'en')).toBe('01712-345678');
  expect(formatMobile('+8801712345678', 'bn')).toBe('০১৭১২-৩৪৫৬৭৮');
  expect(formatMobile('+88017•••••678', 'bn')).toBe('০১৭••-•••৬৭৮');
  expect(formatMobile('+12025550123', 'bn')).toBe('+12025550123');
  expect(formatMobile('r•••1@example.com', 'bn')).toBe('r•••1@example.com');
});

test('what is shown can be typed back, in either digit set', () => {
  const stored = fc
    .tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 0, max: 99_999_999 }))
    .map(([operator, rest]) => `+8801${operator}${String(rest).padStart(8, '0')}`);
  fc.assert(
    fc.property(stored, fc.constantFrom(...LOCALES), (number, locale) => {
      expect(readBangladeshMobile(formatMobile(number, locale))).toEqual({ value: number });
      expect(readBangladeshMobile(toBengaliDigits(number))).toEqual({ value: number });
    }),
  );
});
