import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseNumber } from './digits.ts';
import {
  formatDate,
  formatDateTime,
  formatDayOfYear,
  formatDuration,
  formatEnd,
  formatGiven,
  formatMoney,
  formatNumber,
  formatOpening,
  formatOutOf,
  formatPercent,
  formatShortDateTime,
  formatTime,
  NO_VALUE,
} from './format.ts';
import { LOCALES } from './locale.ts';

const anyLocale = fc.constantFrom(...LOCALES);

test('formatOutOf', () => {
  expect([formatOutOf(4, 5, 'en'), formatOutOf(4, 5, 'bn')]).toEqual(['4 of 5', '৫-এর মধ্যে ৪']);
  expect(formatOutOf(8 / 3, 5, 'en', { decimals: 1 })).toBe('2.7 of 5');
});

test('formatDayOfYear', () => {
  expect(formatDayOfYear('2026-03-05', 'en')).toBe('5 March');
  expect(formatDayOfYear('2026-03-05', 'bn')).toBe('৫ মার্চ');
});

describe('formatNumber', () => {
  test.each([
    [0, '0', '০'],
    [-0, '0', '০'],
    [999, '999', '৯৯৯'],
    [1000, '1,000', '১,০০০'],
    [-100000, '-1,00,000', '-১,০০,০০০'],
    [1234567.891, '12,34,567.891', '১২,৩৪,৫৬৭.৮৯১'],
    [1234567890, '1,23,45,67,890', '১,২৩,৪৫,৬৭,৮৯০'],
    [0.1 + 0.2, '0.3', '০.৩'],
    [1e-7, '0.0000001', '০.০০০০০০১'],
    [1e21, '1,00,00,00,00,00,00,00,00,00,000', '১,০০,০০,০০,০০,০০,০০,০০,০০,০০,০০০'],
  ])('%d', (value, en, bn) => {
    expect(formatNumber(value, 'en')).toBe(en);
    expect(formatNumber(value, 'bn')).toBe(bn);
  });

  test.each([
    [3, 2, '3.00'],
    [1.005, 2, '1.01'],
    [-1.005, 2, '-1.01'],
    [2.5, 0, '3'],
    [0.004, 2, '0.00'],
    [-0.004, 2, '0.00'],
    [99999.995, 2, '1,00,000.00'],
    [1e-7, 2, '0.00'],
  ])('%d with %d decimals is %s', (value, decimals, text) => {
    expect(formatNumber(value, 'en', { decimals })).toBe(text);
  });

  test('has no words for what is not a number', () => {
    expect([Number.NaN, Infinity, -Infinity].map((value) => formatNumber(value, 'bn'))).toEqual(
      Array(3).fill(NO_VALUE),
    );
  });

  test('is read back by parseNumber as the same number', () => {
    const anyNumber = fc
      .double({ noDefaultInfinity: true, noNaN: true })
      .map((value) => Number(value.toPrecision(15)))
      .filter((value) => Number.isFinite(value));
    fc.assert(
      fc.property(fc.oneof(anyNumber, fc.integer()), anyLocale, (value, locale) => {
        expect(parseNumber(formatNumber(value, locale))).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  test('groups as Intl does with the current data', () => {
    const intl = { en: new Intl.NumberFormat('en-IN'), bn: new Intl.NumberFormat('bn-BD') };
    fc.assert(
      fc.property(fc.integer(), anyLocale, (value, locale) => {
        expect(formatNumber(value, locale)).toBe(intl[locale].format(value));
      }),
    );
  });
});

test.each([
  [1998, '1998', '১৯৯৮'],
  [-2026.5, '-2026.5', '-২০২৬.৫'],
  [9999.9, '9999.9', '৯৯৯৯.৯'],
  [10000, '10,000', '১০,০০০'],
  [-123456, '-1,23,456', '-১,২৩,৪৫৬'],
  [7, '7', '৭'],
  [Number.NaN, NO_VALUE, NO_VALUE],
])('the given number %d is %s', (value, en, bn) => {
  expect(formatGiven(value, 'en')).toBe(en);
  expect(formatGiven(value, 'bn')).toBe(bn);
});

test.each([
  [0, '0%', '০%'],
  [0.5, '50%', '৫০%'],
  [1 / 3, '33.3%', '৩৩.৩%'],
  [2 / 3, '66.7%', '৬৬.৭%'],
  [0.9996, '100%', '১০০%'],
  [0.285, '28.5%', '২৮.৫%'],
  [-0.125, '-12.5%', '-১২.৫%'],
  [0 / 0, '–', '–'],
])('the share %d is %s', (share, en, bn) => {
  expect(formatPercent(share, 'en')).toBe(en);
  expect(formatPercent(share, 'bn')).toBe(bn);
});

describe('formatMoney', () => {
  test.each([
    [0, '৳0.00', '৳০.০০'],
    [5, '৳0.05', '৳০.০৫'],
    [123456750, '৳12,34,567.50', '৳১২,৩৪,৫৬৭.৫০'],
    [-123456750, '-৳12,34,567.50', '-৳১২,৩৪,৫৬৭.৫০'],
    [Number.MAX_SAFE_INTEGER, '৳9,00,71,99,25,47,409.91', '৳৯,০০,৭১,৯৯,২৫,৪৭,৪০৯.৯১'],
  ])('%d poisha', (poisha, en, bn) => {
    expect(formatMoney(poisha, 'en')).toBe(en);
    expect(formatMoney(poisha, 'bn')).toBe(bn);
  });

  test.each([0.5, Number.NaN, 2 ** 53])('refuses %d: an amount it would have to guess', (poisha) => {
    expect(() => formatMoney(poisha, 'en')).toThrow(RangeError);
  });
});

describe('dates and times are those of Dhaka', () => {
  test.each([
    ['2026-03-05T08:05:00Z', '5 March 2026, 2:05\u00a0pm', '৫ মার্চ ২০২৬, দুপুর\u00a0২:০৫'],
    ['2026-03-04T18:00:00Z', '5 March 2026, 12:00\u00a0am', '৫ মার্চ ২০২৬, রাত\u00a0১২:০০'],
    ['2026-12-31T17:59:59.999Z', '31 December 2026, 11:59\u00a0pm', '৩১ ডিসেম্বর ২০২৬, রাত\u00a0১১:৫৯'],
    ['2026-07-01T04:00:00+06:00', '1 July 2026, 4:00\u00a0am', '১ জুলাই ২০২৬, ভোর\u00a0৪:০০'],
    ['2026-07-01T06:00:00+06:00', '1 July 2026, 6:00\u00a0am', '১ জুলাই ২০২৬, সকাল\u00a0৬:০০'],
    ['2026-07-01T12:30', '1 July 2026, 12:30\u00a0pm', '১ জুলাই ২০২৬, দুপুর\u00a0১২:৩০'],
    ['2026-07-01T16:00', '1 July 2026, 4:00\u00a0pm', '১ জুলাই ২০২৬, বিকাল\u00a0৪:০০'],
    ['2026-07-01T18:30', '1 July 2026, 6:30\u00a0pm', '১ জুলাই ২০২৬, সন্ধ্যা\u00a0৬:৩০'],
  ])('%s', (iso, en, bn) => {
    expect(formatDateTime(iso, 'en')).toBe(en);
    expect(formatDateTime(iso, 'bn')).toBe(bn.normalize('NFC'));
  });

  test('a day from its first minute, or to its last, is told alone', () => {
    expect(formatOpening('2026-12-02T00:00', 'en')).toBe('2 December 2026');
    expect(formatOpening('2026-12-02T23:59', 'bn')).toBe('২ ডিসেম্বর ২০২৬, রাত\u00a0১১:৫৯');
    expect(formatEnd('2026-11-30T17:59:59.999Z', 'bn')).toBe('৩০ নভেম্বর ২০২৬');
    expect(formatEnd('2026-12-01T00:00', 'en')).toBe('1 December 2026, 12:00\u00a0am');
    for (const format of [formatOpening, formatEnd]) expect(format('never', 'en')).toBe(NO_VALUE);
  });

  test('a short one leaves out the present year alone', () => {
    const at = '2026-09-05T08:05:00Z';
    expect(formatShortDateTime(at, '2026-12-31T10:00:00Z', 'en')).toBe('5 Sep, 2:05\u00a0pm');
    expect(formatShortDateTime(at, '2026-12-31T18:00:00Z', 'en')).toBe('5 Sep 2026, 2:05\u00a0pm');
    expect(formatShortDateTime(at, at, 'bn')).toBe('৫ সেপ্টেম্বর, দুপুর\u00a0২:০৫');
    expect(formatShortDateTime('never', at, 'en')).toBe(NO_VALUE);
  });

  test('a Date and a bare day are understood, what is neither is no value', () => {
    expect(formatDate(new Date(0), 'en')).toBe('1 January 1970');
    expect(formatTime(new Date(0), 'bn')).toBe('সকাল\u00a0৬:০০');
    expect(formatDate('2026-02-28', 'en')).toBe('28 February 2026');
    for (const format of [formatDate, formatTime, formatDateTime]) {
      expect(format('2026-02-30', 'en')).toBe(NO_VALUE);
      expect(format(new Date(Number.NaN), 'bn')).toBe(NO_VALUE);
    }
  });

  test('every word printed is NFC and has the month Intl knows', () => {
    const intl = {
      en: new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }),
      bn: new Intl.DateTimeFormat('bn-BD', { month: 'long', timeZone: 'UTC' }),
    };
    for (const locale of LOCALES) {
      for (let month = 0; month < 12; month++) {
        const day = new Date(Date.UTC(2026, month, 15));
        const text = formatDateTime(day, locale);
        expect(text).toBe(text.normalize('NFC'));
        expect(text).toContain(intl[locale].format(day).normalize('NFC'));
      }
    }
  });
});

test.each([
  [0, '0 s', '০ সেকেন্ড'],
  [-3, '0 s', '০ সেকেন্ড'],
  [45.4, '45 s', '৪৫ সেকেন্ড'],
  [245, '4 min 5 s', '৪ মিনিট ৫ সেকেন্ড'],
  [240, '4 min', '৪ মিনিট'],
  [3599.6, '1 h', '১ ঘণ্টা'],
  [3870, '1 h 5 min', '১ ঘণ্টা ৫ মিনিট'],
  [86399, '1 d', '১ দিন'],
  [90000, '1 d 1 h', '১ দিন ১ ঘণ্টা'],
  [Number.NaN, '–', '–'],
])('%d seconds last %s', (seconds, en, bn) => {
  expect(formatDuration(seconds, 'en')).toBe(en);
  expect(formatDuration(seconds, 'bn')).toBe(bn);
});
