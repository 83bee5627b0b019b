// The sheet of a workbook as XML, row by row: SpreadsheetML as ECMA-376 has it, in the order that it prescribes.
import type { CellKind } from '#domain/text/cell-kind.ts';
import { letters } from '#domain/text/letters.ts';
import { cellXml, textXml } from './cell.ts';
import type { ExportedColumn } from './exported-table.ts';
import { STYLE } from './workbook-parts.ts';

/** In characters, as widths of columns are told. */
const WIDTHS: Record<CellKind, number> = { text: 16, number: 12, day: 12, moment: 20, time: 10 };
const WIDEST = 40;
const BESIDE_TITLE = 4;

/** What comes before the rows: the titles stay in view, and each column is as wide as what stands in it usually is. */
export function sheetHead(columns: readonly ExportedColumn[]): string {
  const widths = columns.map((column, index) => {
    const place = index + 1;
    return `<col min="${place}" max="${place}" width="${widthOf(column)}" customWidth="1"/>`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    '<sheetViews><sheetView workbookViewId="0" tabSelected="1">' +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths.join('')}</cols><sheetData>`
  );
}

/** The first row. */
export function titlesXml(titles: readonly string[]): string {
  const cells = titles.map((title, index) => textXml(title, `${columnName(index)}1`, STYLE.title));
  return `<row r="1">${cells.join('')}</row>`;
}

/** A row by its number in the sheet, from 1; a cell of which nothing is said is left out. */
export function rowXml(columns: readonly ExportedColumn[], cells: readonly string[], number: number): string {
  let xml = `<row r="${number}">`;
  for (const [index, text] of cells.entries()) {
    if (text !== '') xml += cellXml(text, columns[index]?.kind ?? 'text', columnName(index) + number);
  }
  return `${xml}</row>`;
}

/** What comes after so many rows, the titles among them: all of them can be filtered. */
export function sheetFoot(columns: number, rows: number): string {
  return `</sheetData><autoFilter ref="A1:${columnName(columns - 1)}${rows}"/></worksheet>`;
}

function widthOf({ title, kind }: ExportedColumn): number {
  let length = BESIDE_TITLE;
  for (const _ of letters.segment(title.slice(0, WIDEST * BESIDE_TITLE))) length += 1;
  return Math.max(WIDTHS[kind], Math.min(length, WIDEST));
}

const A = 65;
const LETTERS = 26;
const names: string[] = [];

/** A, B, …, Z, AA, …: the name of a column by its place, from 0. */
function columnName(index: number): string {
  names[index] ??=
    (index < LETTERS ? '' : columnName(Math.floor(index / LETTERS) - 1)) + String.fromCharCode(A + (index % LETTERS));
  return names[index];
}
