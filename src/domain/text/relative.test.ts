import { expect, it } from 'vitest';
import { formatRelative } from './relative.ts';

/** Three in the afternoon in Dhaka. */
const now = new Date('2026-11-22T09:00:00Z');

it.each([
  ['2026-11-22T08:59:31Z', 'just now', 'এইমাত্র'],
  ['2026-11-22T09:00:31Z', 'just now', 'এইমাত্র'],
  ['2026-11-22T08:59:00Z', '1 minute ago', '১ মিনিট আগে'],
  ['2026-11-22T08:01:00Z', '59 minutes ago', '৫৯ মিনিট আগে'],
  ['2026-11-22T08:00:00Z', '1 hour ago', '১ ঘণ্টা আগে'],
  // Early in the same day, and late on the day before.
  ['2026-11-21T18:30:00Z', '14 hours ago', '১৪ ঘণ্টা আগে'],
  ['2026-11-21T17:30:00Z', 'yesterday', 'গতকাল'],
  ['2026-11-20T17:30:00Z', '2 days ago', '২ দিন আগে'],
  ['2026-10-23T09:00:00Z', '30 days ago', '৩০ দিন আগে'],
  ['2026-10-22T09:00:00Z', '22 October 2026', '২২ অক্টোবর ২০২৬'],
  ['2026-11-22T09:10:00Z', 'in 10 minutes', '১০ মিনিট পরে'],
  ['2026-11-23T09:00:00Z', 'tomorrow', 'আগামীকাল'],
  ['2026-11-25T09:00:00Z', 'in 3 days', '৩ দিন পরে'],
  ['2027-03-05T09:00:00Z', '5 March 2027', '৫ মার্চ ২০২৭'],
  ['not a moment', '–', '–'],
])('%s', (instant, en, bn) => {
  expect(formatRelative(instant, now, 'en')).toBe(en);
  expect(formatRelative(instant, now, 'bn')).toBe(bn);
});
