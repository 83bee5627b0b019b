import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseNumber, toBengaliDigits, toLatinDigits } from './digits.ts';

describe('digits', () => {
  test('change script and leave the rest', () => {
    expect(toBengaliDigits('Room 1029, ৩')).toBe('Room ১০২৯, ৩');
    expect(toLatinDigits('কক্ষ ১০২৯, 3')).toBe('কক্ষ 1029, 3');
  });

  test('come back from a round trip', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const latin = toLatinDigits(text);
        expect(toLatinDigits(toBengaliDigits(latin))).toBe(latin);
        expect(toBengaliDigits(text)).not.toMatch(/[0-9]/);
      }),
    );
  });
});

describe('parseNumber', () => {
  test.each([
    ['0', 0],
    ['-0', 0],
    ['007', 7],
    ['১২৩', 123],
    ['1২3', 123],
    [' 42 ', 42],
    ['12,34,567.891', 1234567.891],
    ['1,234,567.891', 1234567.891],
    ['১২,৩৪,৫৬৭.৫০', 1234567.5],
    ['1 234 567', 1234567],
    ['12\u00a034\u00a0567', 1234567],
    ['-5', -5],
    ['\u2212৫', -5],
    ['- 5', -5],
    ['.5', 0.5],
    ['5.', 5],
    ['123456789012345', 123456789012345],
    ['0.000000000000000000012', 1.2e-20],
    ['100000000000000000000', 1e20],
  ])('reads %j as %d', (input, value) => {
    expect(parseNumber(input)).toBe(value);
  });

  test.each([
    '',
    ' ',
    '.',
    '-',
    '+5',
    '--5',
    '5-',
    '1e5',
    '0x10',
    'Infinity',
    'NaN',
    '12a',
    '৳5',
    '1.2.3',
    '1,23',
    '1,2,3',
    '1234,567',
    ',123',
    '1, 234',
    '1 234,567',
    '1 2',
    '1.234,5',
    '1234567890123456',
    '1.0000000000000001',
    '9'.repeat(400),
    `1${'0'.repeat(309)}`,
    '١٢٣',
  ])('refuses %j', (input) => {
    expect(parseNumber(input)).toBeUndefined();
  });

  test('yields a finite number or nothing, whatever is typed', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789০৯,. -\u2212e+') });
    fc.assert(
      fc.property(typed, (input) => {
        const value = parseNumber(input);
        expect(value === undefined || (Number.isFinite(value) && !Object.is(value, -0))).toBe(true);
      }),
    );
  });
});
