import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dhakaParts, fromDhakaInput, isCalendarDate, parseDateInput, toDhakaInput } from './dhaka-time.ts';

const anyMoment = fc.date({
  min: new Date('0001-01-02T00:00Z'),
  max: new Date('9999-12-30T00:00Z'),
  noInvalidDate: true,
});

describe('datetime-local fields', () => {
  test('show and mean Dhaka, six hours ahead', () => {
    expect(toDhakaInput('2026-03-05T20:30:00.000Z')).toBe('2026-03-06T02:30');
    expect(fromDhakaInput('2026-03-06T02:30')).toBe('2026-03-05T20:30:00.000Z');
    expect(fromDhakaInput('২০২৬-০৩-০৬T০২:৩০:১৫')).toBe('2026-03-05T20:30:15.000Z');
  });

  test.each([
    '',
    '2026-03-06',
    '2026-02-30T10:00',
    '2026-03-06T24:00',
    '2026-03-06T10:60',
    '2026-03-06T02:30Z',
    '0000-01-01T00:00',
  ])('%j is no moment', (wall) => {
    expect(fromDhakaInput(wall)).toBeUndefined();
  });

  test('come back from a round trip, to the minute', () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const wall = toDhakaInput(moment);
        const minute = Math.floor(moment.getTime() / 60_000) * 60_000;
        expect(fromDhakaInput(wall)).toBe(new Date(minute).toISOString());
        expect(toDhakaInput(moment.toISOString())).toBe(wall);
      }),
    );
  });

  test('show what Intl shows for Dhaka today', () => {
    const intl = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka', dateStyle: 'short', timeStyle: 'short' });
    const today = fc.date({ min: new Date('2010-01-01'), max: new Date('2037-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(today, (moment) => {
        expect(toDhakaInput(moment)).toBe(intl.format(moment).replace(' ', 'T'));
      }),
    );
  });

  test.each(['', 'tomorrow', '2026-02-30T00:00Z', '9999-12-31T23:00:00Z', new Date(Number.NaN)])(
    'stay empty for %j',
    (instant) => {
      expect(toDhakaInput(instant)).toBe('');
    },
  );
});

test('dhakaParts counts months from 1', () => {
  expect(dhakaParts('2026-01-01')).toEqual({ year: 2026, month: 1, day: 1, hour: 0, minute: 0 });
});

describe('isCalendarDate', () => {
  test.each(['2026-01-31', '2024-02-29', '2000-02-29', '9999-12-31', '0001-01-01'])('%s exists', (date) => {
    expect(isCalendarDate(date)).toBe(true);
  });

  test.each([
    '2026-02-30',
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '0000-01-01',
    '২০২৬-০১-০১',
    '2026-01-01 ',
  ])('%s does not', (date) => {
    expect(isCalendarDate(date)).toBe(false);
  });

  test('agrees with the calendar of the machine', () => {
    const numbers = fc.tuple(
      fc.integer({ min: 1, max: 9999 }),
      fc.integer({ min: 0, max: 14 }),
      fc.integer({ min: 0, max: 33 }),
    );
    fc.assert(
      fc.property(numbers, ([year, month, day]) => {
        const text = [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
          '-',
        );
        const date = new Date(`${text}T00:00Z`);
        const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
        expect(isCalendarDate(text)).toBe(exists);
      }),
    );
  });
});

test.each([
  ['2026-03-05', '2026-03-05'],
  ['২০২৬-০৩-০৫', '2026-03-05'],
  [' ৫/৩/২০২৬ ', '2026-03-05'],
  ['05.03.2026', '2026-03-05'],
  ['2026/3/5', '2026-03-05'],
  ['31-12-2026', '2026-12-31'],
  ['12/31/2026', undefined],
  ['5/3-2026', undefined],
  ['5/3/26', undefined],
  ['30/02/2026', undefined],
  ['', undefined],
])('the date typed as %j is %s', (typed, date) => {
  expect(parseDateInput(typed)).toBe(date);
});
