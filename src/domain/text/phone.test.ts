import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toBengaliDigits } from './digits.ts';
import { LOCALES } from './locale.ts';
import { formatMobile, parseBangladeshMobile } from './phone.ts';

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
  expect(parseBangladeshMobile(input)).toBe('+8801712345678');
});

test.each([
  '',
  '0171234567',
  '017123456789',
  '01212345678',
  '1712345678',
  '+12025550123',
  '0088 01712345678',
  '01712a45678',
])('%j is not', (input) => {
  expect(parseBangladeshMobile(input)).toBeUndefined();
});

test('is shown as people read it', () => {
  expect(formatMobile('+8801712345678', 'en')).toBe('01712-345678');
  expect(formatMobile('+8801712345678', 'bn')).toBe('০১৭১২-৩৪৫৬৭৮');
  expect(formatMobile('+12025550123', 'bn')).toBe('+12025550123');
});

test('what is shown can be typed back, in either digit set', () => {
  const stored = fc
    .tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 0, max: 99_999_999 }))
    .map(([operator, rest]) => `+8801${operator}${String(rest).padStart(8, '0')}`);
  fc.assert(
    fc.property(stored, fc.constantFrom(...LOCALES), (number, locale) => {
      expect(parseBangladeshMobile(formatMobile(number, locale))).toBe(number);
      expect(parseBangladeshMobile(toBengaliDigits(number))).toBe(number);
    }),
  );
});
