import { formatGiven } from '../../text/format.ts';
import type { Locale } from '../../text/locale.ts';
import type { Cells } from '../counting/cells.ts';
import { binsOf, type Ends } from '../statistics/bins.ts';
import { histogramIn } from '../statistics/buckets.ts';
import { figuresOfNumbers } from './figures.ts';
import { type Reported, rowOf, type SummaryContent, type SummaryRow } from './reported.ts';

/** Numbers of any size, in bins where there are many, with their figures. */
export const reportedNumbers: Reported<unknown> = {
  as: 'numbers',
  overlaps: false,
  summarise: (_question, cells, base) => summariseNumbers(cells, base),
  rowWords: numberRowWords,
};

/** `ends` are where such numbers begin and end at all, where that is known. */
export function summariseNumbers(cells: Cells, base: number, ends?: Ends): SummaryContent {
  const histogram = histogramIn(cells);
  const rows = binsOf(histogram, ends).map(({ from, to, count }) => ({
    ...rowOf(String(from), count, base),
    from,
    to,
  }));
  return { rows, figures: figuresOfNumbers(cells, histogram) };
}

function numberRowWords({ id, from = Number(id), to = from }: SummaryRow, locale: Locale): string {
  return from === to ? formatGiven(from, locale) : `${formatGiven(from, locale)} – ${formatGiven(to, locale)}`;
}
