import type { CellKind } from '#domain/text/cell-kind.ts';

/** What stands in a file, whichever way it is written: the same columns and cells as CSV and as a workbook. */
export interface ExportedTable {
  /** Of the file, without its ending. */
  name: string;
  columns: readonly ExportedColumn[];
  /** The rows below the titles, a cell a column, as many at a time as are read at once; read as they are taken. */
  portions: AsyncIterable<readonly (readonly string[])[]>;
  /** Whether there are no more rows than so many. */
  fits(rows: number): Promise<boolean>;
}

export interface ExportedColumn {
  title: string;
  kind: CellKind;
}
