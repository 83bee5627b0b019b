// Numbers are also counted within a question, each by themselves: those of a column of entries, those of a cell of a
// grid. What counts them is called as it would be of a question, after a beginning of its own.
import { bucketsToOpen } from '../statistics/buckets.ts';
import type { Cells } from './cells.ts';

/** What begins the cells of a column that is counted as the answers to a question are, and drawn like them. */
export function beginOfColumn(column: string, as: string): string {
  return `in:${column}:${as}:`;
}

/** What begins the cells of one cell of a grid, of which figures are told and nothing is drawn. */
export function beginOfCell(cell: string): string {
  return `at:${cell}:`;
}

/** No id has a colon in it, nor what a column is counted as. */
const BEGIN = /^(?:in:[^:]+:[^:]+:|at:[^:]+:)/;

/** The cells by what they begin with, in one pass: of numbers there are thousands. Those of the question are at ''. */
export function cellsByBegin(cells: Cells): Map<string, Cells> {
  const parted = new Map<string, Cells>();
  for (const cell in cells) {
    const begin = BEGIN.exec(cell)?.[0] ?? '';
    const own = parted.get(begin) ?? {};
    parted.set(begin, own);
    own[cell.slice(begin.length)] = cells[cell] ?? 0n;
  }
  return parted;
}

/** Such cells under the names that they have among all cells of the question. */
export function begunWith(begin: string, cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).map(([cell, amount]) => [begin + cell, amount]));
}

/** The parts of the tally to be opened for exact figures of what begins so, and for exact bars where it has any. */
export function partsToOpen(begin: string, cells: Cells): { part: string; bucket: number }[] {
  const isDrawn = !begin.startsWith('at:');
  return bucketsToOpen(cells, isDrawn).map((bucket) => ({ part: `${begin}${bucket}`, bucket }));
}
