import type { Option } from '../../questionnaire/schema.ts';
import { beginOfCell, cellsByBegin } from '../counting/cells-within.ts';
import { figuresOfNumbers } from './figures.ts';
import type { Reported } from './reported.ts';
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

/** A row for each cell of a grid, with the figures of the numbers in it. */
export function reportedNumberCells<Q>(cellsOf: (question: Q) => readonly Option[]): Reported<Q> {
  return {
    as: 'grid',
    overlaps: false,
    summarise(question, cells, base) {
      const numbers = cellsByBegin(cells);
      return {
        rows: optionRows(cellsOf(question), cells, base).map((row) => {
          const figures = figuresOfNumbers(numbers.get(beginOfCell(row.id)) ?? {});
          return figures ? { ...row, mean: figures.mean, figures } : row;
        }),
      };
    },
    rowWords: optionRowWords,
  };
}
