import { WORKBOOK_LIMITS } from '#domain/text/workbook-limits.ts';
import type { FileReply } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import { WORKBOOK_TYPE } from '#kit/contract/workbook.ts';
import { fitting } from './cell.ts';
import type { ExportedTable } from './exported-table.ts';
import { rowXml, sheetFoot, sheetHead, titlesXml } from './sheet.ts';
import { CONTENT_TYPES, RELATIONS, STYLES, WORKBOOK_RELATIONS, workbookXml } from './workbook-parts.ts';
import { zipped } from './zipped.ts';

interface WorkbookWords {
  /** What its one sheet is called. */
  sheet: string;
  /** Stands at the end of a text of which a cell cannot hold all. */
  cut: string;
}

/** The table as a workbook with one sheet (ECMA-376), refused where a sheet has no room for it. */
export async function workbookFile(table: ExportedTable, words: WorkbookWords, now: Date): Promise<FileReply> {
  const { rows, columns } = WORKBOOK_LIMITS;
  if (table.columns.length > columns || !(await table.fits(rows))) {
    throw new AppError('invalid', { message: 'workbookFull' });
  }
  const parts = [
    { name: '[Content_Types].xml', content: CONTENT_TYPES },
    { name: '_rels/.rels', content: RELATIONS },
    { name: 'xl/workbook.xml', content: workbookXml(words.sheet) },
    { name: 'xl/_rels/workbook.xml.rels', content: WORKBOOK_RELATIONS },
    { name: 'xl/styles.xml', content: STYLES },
    { name: 'xl/worksheets/sheet1.xml', content: sheetOf(table, words.cut) },
  ];
  return { filename: `${table.name}.xlsx`, contentType: WORKBOOK_TYPE, chunks: zipped(parts, now) };
}

async function* sheetOf({ columns, portions }: ExportedTable, cut: string): AsyncGenerator<string> {
  const fitted = (text: string) => fitting(text, cut);
  yield sheetHead(columns) + titlesXml(columns.map(({ title }) => fitted(title)));
  let number = 1;
  for await (const rows of portions) {
    let xml = '';
    for (const cells of rows) {
      number += 1;
      xml += rowXml(columns, cells.map(fitted), number);
    }
    yield xml;
  }
  yield sheetFoot(columns.length, number);
}
