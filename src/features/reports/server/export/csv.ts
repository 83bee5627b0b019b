// CSV as RFC 4180 has it, for spreadsheets that run what looks like a formula.

/** Tells a spreadsheet that what follows is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

const NUMBER = /^-?\d+(\.\d+)?$/;
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const SPECIAL = /[",\r\n]/;

/** One line, CRLF included. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return SPECIAL.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
