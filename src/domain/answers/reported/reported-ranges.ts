import { histogramOf } from '../counting/cells.ts';
import { figuresOf } from './figures.ts';
import type { Reported } from './reported.ts';
import { reportedDates } from './reported-dates.ts';

/** The days on which ranges begin, and how many days they take. */
export const reportedRanges: Reported<unknown> = {
  ...reportedDates,
  summarise(question, cells, base) {
    const lengths = histogramOf(cells, 'days:');
    const sum = lengths.reduce((total, [days, count]) => total + BigInt(days) * BigInt(count), 0n);
    const squares = lengths.reduce((total, [days, count]) => total + BigInt(days * days) * BigInt(count), 0n);
    return { ...reportedDates.summarise(question, cells, base), figures: figuresOf(lengths, sum, squares, 1n) };
  },
};
