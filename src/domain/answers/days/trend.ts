import { type Cells, valuesIn } from '../counting/cells.ts';
import { daysAfter, daysBetween, periodsBetween } from './periods.ts';

/** Completed responses in time, from the first one on, those of a stretch together and no stretch left out. */
export interface Trend {
  by: 'day' | 'week' | 'month';
  /** A day, the first day of a week, both YYYY-MM-DD, or a month, YYYY-MM. */
  stretches: { from: string; count: number }[];
}

/** A line of fewer says nothing: what came within days is shown among the days before. */
const LEAST_DAYS = 7;
/** So many at most are drawn by day, and so many by week. */
const MOST_DAYS = 62;
const MOST_WEEKS = 104;
const WEEK = 7;

/**
 * The days among a tally's cells of respondents, up to a day that may lie after the last response; none before `since`,
 * of which the tally says nothing. Undefined while there is none.
 */
export function trendOf(cells: Cells = {}, until?: string, since = ''): Trend | undefined {
  const counts = [...valuesIn(cells, 'day:')].filter(([, count]) => count > 0);
  const days = counts.map(([day]) => day).sort();
  const [first, latest] = [days[0], days.at(-1)];
  if (first === undefined || latest === undefined) return undefined;
  const last = until !== undefined && until > latest ? until : latest;
  const weekBefore = daysAfter(last, 1 - LEAST_DAYS);
  const from = [since, first < weekBefore ? first : weekBefore].sort()[1] ?? first;
  const by = stepOf(daysBetween(from, last) + 1);
  const sums = new Map(stretchesBetween(from, last, by).map((stretch) => [stretch, 0]));
  for (const [day, count] of counts) {
    const stretch = stretchOf(day, by);
    sums.set(stretch, (sums.get(stretch) ?? 0) + count);
  }
  return { by, stretches: [...sums].map(([start, count]) => ({ from: start, count })) };
}

/** Whether a stretch goes on yet on that day, so that what it counts is only part of it. */
export function goesOn(from: string, by: Trend['by'], day: string): boolean {
  return stretchOf(day, by) === from;
}

function stepOf(days: number): Trend['by'] {
  if (days <= MOST_DAYS) return 'day';
  return days <= MOST_WEEKS * WEEK ? 'week' : 'month';
}

function stretchesBetween(from: string, to: string, by: Trend['by']): string[] {
  const [first, last] = [stretchOf(from, by), stretchOf(to, by)];
  if (by !== 'week') return periodsBetween(first, last, Number.POSITIVE_INFINITY) ?? [];
  const weeks = daysBetween(first, last) / WEEK;
  return Array.from({ length: weeks + 1 }, (_, index) => daysAfter(first, index * WEEK));
}

/** Which stretch a day lies in: weeks begin on Sunday, as in Bangladesh. */
function stretchOf(day: string, by: Trend['by']): string {
  if (by === 'day') return day;
  if (by === 'month') return day.slice(0, 'YYYY-MM'.length);
  return daysAfter(day, -new Date(`${day}T00:00Z`).getUTCDay());
}
