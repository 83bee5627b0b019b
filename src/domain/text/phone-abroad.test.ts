import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES } from './locale.ts';
import { formatPhone, readPhone } from './phone-abroad.ts';

test.each([
  ['+12025550123', '+12025550123'],
  ['+১ (২০২) ৫৫৫-০১২৩', '+12025550123'],
  ['\u202a+44 7911.123456\u202c', '+447911123456'],
  ['+12345678', '+12345678'],
  ['+123456789012345', '+123456789012345'],
  ['01712-345678', '+8801712345678'],
  ['+৮৮ ০১৭১২ ৩৪৫৬৭৮', '+8801712345678'],
  ['+880 2 912 3456', '+88029123456'],
])('%j is a number of some country', (input, stored) => {
  expect(readPhone(input)).toBe(stored);
});

test.each([
  '',
  '+',
  '12025550123',
  '0012025550123',
  '02 9123456',
  '+02025550123',
  '+1234567',
  '+1234567890123456',
  '++12025550123',
  '+1202555O123',
  '+880171234567',
  '+88017123456789',
  '+8801212345678',
])('%j is a number of no country', (input) => {
  expect(readPhone(input)).toBeUndefined();
});

test('is shown as people read it', () => {
  expect(formatPhone('+12025550123', 'en')).toBe('+1 202 555 0123');
  expect(formatPhone('+12025550123', 'bn')).toBe('+১ ২০২ ৫৫৫ ০১২৩');
  expect(formatPhone('+447911123456', 'en')).toBe('+44 791 112 3456');
  expect(formatPhone('+9607712345', 'en')).toBe('+960 771 2345');
  expect(formatPhone('+88029123456', 'en')).toBe('+880 291 234 56');
  expect(formatPhone('+8801712345678', 'bn')).toBe('০১৭১২-৩৪৫৬৭৮');
});

test('a number of any country that is shown can be typed back', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+[1-9]\d{7,14}$/), fc.constantFrom(...LOCALES), (number, locale) => {
      fc.pre(readPhone(number) !== undefined);
      expect(readPhone(formatPhone(number, locale))).toBe(number);
    }),
  );
});
