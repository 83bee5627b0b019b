import type { Option } from '../../questionnaire/schema.ts';
import { PARTS_OF_ONE } from '../buckets.ts';
import { type Reported, shareOf } from './reported.ts';
import { optionRows, optionRowWords } from './reported-options.ts';

/** A row for each cell of a grid, with how many filled it in, and how many wrote anything at all. */
export function reportedTextCells<Q>(cellsOf: (question: Q) => readonly Option[]): Reported<Q> {
  return {
    as: 'grid',
    overlaps: false,
    summarise: (question, cells, base) => ({
      rows: optionRows(cellsOf(question), cells, base),
      wrote: Number(cells.wrote ?? 0n),
    }),
    rowWords: optionRowWords,
  };
}

/** A row for each cell of a grid, with the mean of the numbers in it. */
export function reportedNumberCells<Q>(cellsOf: (question: Q) => readonly Option[]): Reported<Q> {
  return {
    as: 'grid',
    overlaps: false,
    summarise: (question, cells, base) => ({
      rows: optionRows(cellsOf(question), cells, base).map((row) =>
        row.count === 0
          ? row
          : { ...row, mean: shareOf(Number(cells[`sum:${row.id}`] ?? 0n) / PARTS_OF_ONE, row.count) },
      ),
    }),
    rowWords: optionRowWords,
  };
}
