import { BYTE_ORDER_MARK, csvLine } from '#domain/text/csv.ts';
import { toDhakaInput } from '#domain/text/dhaka-time.ts';
import type { Column } from '../table/column.ts';

/** What a column says of a row, for a spreadsheet: plain digits, days and times in Dhaka. */
function textOf<T>(column: Column<T>, row: T): string {
  switch (column.kind) {
    case 'text':
      return column.value(row) ?? '';
    case 'amount':
      return String(column.value(row) ?? '');
    case 'money':
      return takaOf(column.value(row));
    case 'moment':
      return toDhakaInput(column.value(row) ?? '').replace('T', ' ');
    case 'status':
      return column.value(row)?.label ?? '';
    case 'person':
      return column.value(row)?.name ?? '';
  }
}

function takaOf(poisha: number | null): string {
  return poisha === null ? '' : (poisha / 100).toFixed(2);
}

/** The rows of a list as a CSV file. */
export function fileOfRows<T>(columns: readonly Column<T>[], rows: readonly T[]): string {
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => columns.map((column) => textOf(column, row)))];
  return BYTE_ORDER_MARK + lines.map(csvLine).join('');
}
