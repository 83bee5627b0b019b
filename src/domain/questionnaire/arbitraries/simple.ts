// What is drawn everywhere.
import fc from 'fast-check';
import type { Localized } from '../../text/localized.ts';

export const WORDS = ['Tea', 'Rice, fried', 'চা', 'বিশ্ববিদ্যালয়', '=SUM(A1)', '"quoted"', 'two\nlines', 'a'.repeat(40)];

export const days = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

export const clockTimes = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

export const shortDecimals = fc
  .tuple(fc.integer({ min: -300, max: 300 }), fc.nat(3))
  .map(([digits, shift]) => digits / 10 ** shift);

/** Texts in both languages, in one of them or in none. */
export function localizedTexts(): fc.Arbitrary<Localized> {
  const word = fc.constantFrom(...WORDS);
  return fc.oneof(fc.record({ en: word, bn: word }), fc.record({ en: word }), fc.record({ bn: word }), fc.constant({}));
}

export function perhaps<T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.option(value, { nil: undefined });
}
