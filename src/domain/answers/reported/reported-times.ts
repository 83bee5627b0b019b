import { formatHour } from '../../text/format.ts';
import { type Cells, valuesIn } from '../counting/cells.ts';
import { type Reported, rowOf, type SummaryRow } from './reported.ts';

/** A row an hour, from the first that somebody told to the last. */
export const reportedTimes: Reported<unknown> = {
  as: 'times',
  overlaps: false,
  summarise: (_question, cells, base) => ({ rows: hourRows(cells, base) }),
  rowWords: ({ id }, locale) => formatHour(Number(id), locale),
};

function hourRows(cells: Cells, base: number): SummaryRow[] {
  const counts = new Map<number, number>();
  for (const [time, count] of valuesIn(cells, 'value:')) {
    const hour = Number(time.slice(0, 'HH'.length));
    counts.set(hour, (counts.get(hour) ?? 0) + count);
  }
  if (counts.size === 0) return [];
  const [first, last] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index;
    return rowOf(String(hour).padStart(2, '0'), counts.get(hour) ?? 0, base);
  });
}
