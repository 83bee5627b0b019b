import { BYTE_ORDER_MARK, csvLine } from '#domain/text/csv.ts';
import type { FileReply } from '#kit/contract/endpoint.ts';
import type { ExportedTable } from './exported-table.ts';

/** The table as CSV: every cell as it is, safe from spreadsheets that would make something else of it. */
export function csvFile(table: ExportedTable): FileReply {
  return { filename: `${table.name}.csv`, contentType: 'text/csv; charset=utf-8', chunks: linesOf(table) };
}

/** A portion a chunk: the next one is read when the client took this one, and none any more once it went away. */
async function* linesOf({ columns, portions }: ExportedTable): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ title }) => title));
  for await (const rows of portions) yield rows.map(csvLine).join('');
}
