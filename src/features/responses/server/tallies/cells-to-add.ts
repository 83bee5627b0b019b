import { splitKey, type Tally } from '#domain/answers/counting/tally.ts';

/** A tally as the columns of rows, each an array as PostgreSQL reads it. */
export interface CellsToAdd {
  /** Cells of tallies themselves. */
  whole: Columns;
  /** Those of their parts. */
  within: Columns & { part: string };
}

interface Columns {
  count: number;
  tallyKey: string;
  cell: string;
  amount: string;
}

/** In one order for everybody, so that two who add to the same project never wait for each other in a circle. */
export function cellsToAdd(tally: Tally): CellsToAdd {
  const [whole, within] = [new Rows(), new Rows()];
  for (const key of [...tally.keys()].sort()) {
    const { tallyKey, part } = splitKey(key);
    const rows = part === '' ? whole : within;
    const [inKey, inPart] = [quoted(tallyKey), quoted(part)];
    const cells = tally.get(key) ?? {};
    for (const cell of Object.keys(cells).sort()) {
      rows.tallyKeys.push(inKey);
      rows.parts.push(inPart);
      rows.cells.push(quoted(cell));
      rows.amounts.push(String(cells[cell]));
    }
  }
  return { whole: whole.columns, within: { ...within.columns, part: arrayOf(within.parts) } };
}

class Rows {
  readonly tallyKeys: string[] = [];
  readonly parts: string[] = [];
  readonly cells: string[] = [];
  readonly amounts: string[] = [];

  get columns(): Columns {
    return {
      count: this.cells.length,
      tallyKey: arrayOf(this.tallyKeys),
      cell: arrayOf(this.cells),
      amount: arrayOf(this.amounts),
    };
  }
}

function arrayOf(elements: readonly string[]): string {
  return `{${elements.join()}}`;
}

const SPECIAL = /["\\]/;

function quoted(text: string): string {
  return SPECIAL.test(text) ? `"${text.replaceAll(/["\\]/g, '\\$&')}"` : `"${text}"`;
}
