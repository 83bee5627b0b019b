import { formatNumber } from '../../text/format.ts';
import { type Cells, histogramOf } from '../counting/cells.ts';
import { figuresOf } from './figures.ts';
import { type Reported, rowOf, type SummaryPart } from './reported.ts';

/** How many entries people list, and what all entries come to in each column. */
export function reportedEntries<Q>(partsOf: (question: Q, cells: Cells) => SummaryPart[]): Reported<Q> {
  return {
    as: 'entries',
    overlaps: false,
    summarise(question, cells, base) {
      const histogram = histogramOf(cells);
      const sum = histogram.reduce((so, [entries, count]) => so + entries * count, 0);
      const squares = histogram.reduce((so, [entries, count]) => so + entries * entries * count, 0);
      return {
        rows: histogram.map(([entries, count]) => rowOf(String(entries), count, base)),
        figures: figuresOf(histogram, BigInt(sum), BigInt(squares), 1n),
        parts: partsOf(question, cells),
        wrote: Number(cells.wrote ?? 0n),
      };
    },
    rowWords: ({ id }, locale) => formatNumber(Number(id), locale),
  };
}
