import { toBengaliDigits } from '../../text/digits.ts';
import { formatDate } from '../../text/format.ts';
import type { Locale } from '../../text/locale.ts';
import { type Cells, valuesIn } from '../counting/cells.ts';
import { type Reported, rowOf, type SummaryRow } from './reported.ts';

const MOST_DAYS = 31;
const MOST_MONTHS = 36;
const MONTH_LENGTH = 'YYYY-MM'.length;
const YEAR_LENGTH = 'YYYY'.length;

/** Days; months or years where there would be too many rows to read. */
export const reportedDates: Reported<unknown> = {
  as: 'dates',
  overlaps: false,
  summarise: (_question, cells, base) => ({ rows: dateRows(cells, base) }),
  rowWords: ({ id }, locale) => periodWords(id, locale),
};

function dateRows(cells: Cells, base: number): SummaryRow[] {
  const days = valuesIn(cells, 'value:');
  const months = cutTo(days, MONTH_LENGTH);
  const byMonthOrYear = months.size <= MOST_MONTHS ? months : cutTo(days, YEAR_LENGTH);
  const counts = days.size <= MOST_DAYS ? days : byMonthOrYear;
  return [...counts.keys()].sort().map((id) => rowOf(id, counts.get(id) ?? 0, base));
}

function cutTo(days: ReadonlyMap<string, number>, length: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [day, count] of days) {
    const start = day.slice(0, length);
    counts.set(start, (counts.get(start) ?? 0) + count);
  }
  return counts;
}

/** A day, a month (March 2026) or a year. */
export function periodWords(period: string, locale: Locale): string {
  if (period.length === 'YYYY-MM-DD'.length) return formatDate(period, locale);
  if (period.length === YEAR_LENGTH) return locale === 'bn' ? toBengaliDigits(period) : period;
  const [, ...monthAndYear] = formatDate(`${period}-01`, locale).split(' ');
  return monthAndYear.join(' ');
}
