import type { Option } from '../../questionnaire/schema.ts';
import type { Reported } from './reported.ts';
import { optionRows, optionRowWords } from './reported-options.ts';

/** Among what a total was divided. */
interface Divided {
  options: readonly Option[];
  total: number;
}

/** A row an option: how many gave it something, what all gave it on average, and which part of the total that is. */
export const reportedAmounts: Reported<Divided> = {
  as: 'amounts',
  overlaps: false,
  summarise: ({ options, total }, cells, base) => ({
    rows: optionRows(options, cells, base).map((row) => {
      if (base === 0) return row;
      const mean = Number(cells[`sum:${row.id}`] ?? 0n) / base;
      return { ...row, mean, share: mean / total };
    }),
  }),
  rowWords: optionRowWords,
};
