// CSV as RFC 4180 has it, for spreadsheets that run what looks like a formula and rewrite what looks like a number.

/** Tells a spreadsheet that what follows is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

const NUMBER = /^-?\d+(\.\d+)?$/;
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/**
 * Typed as text: a mobile number that would lose its zero, one with more
 * digits than a spreadsheet keeps, a code like 12E3.
 */
const REWRITTEN = /^(0\d+|\d{16,}|\d+(\.\d+)?e[+-]?\d+)$/i;
const SPECIAL = /[",\r\n]/;

/** One line, CRLF included. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const safe = isMistaken(text) ? `'${text}` : text;
  return SPECIAL.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Whether a spreadsheet would make something else of it. */
function isMistaken(text: string): boolean {
  return REWRITTEN.test(text) || (FORMULA.test(text) && !NUMBER.test(text));
}
