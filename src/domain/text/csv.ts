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

/** Whether a spreadsheet would make something else of it, or reading it back would: what is marked already. */
function isMistaken(text: string): boolean {
  const unmarked = text.replace(/^'+/, '');
  return REWRITTEN.test(unmarked) || (FORMULA.test(unmarked) && !NUMBER.test(unmarked));
}

/**
 * The cells of a file, line by line as a spreadsheet counts them, without the marks that {@link csvLine} sets. They are
 * parted by whichever of comma, semicolon and tab the first line has most of: spreadsheets write what is usual.
 */
export function readCsv(file: string): string[][] {
  const text = file.startsWith(BYTE_ORDER_MARK) ? file.slice(1) : file;
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (mark: string) => first.split(mark).length;
  const mark = [',', ';', '\t'].reduce((most, each) => (count(each) > count(most) ? each : most));
  const lines: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at, mark) : plainCell(text, at, mark);
    cells.push(unmarked(cell));
    at = end + 1;
    if (text[end] === mark) continue;
    lines.push(cells);
    cells = [];
    if (text[end] === '\r' && text[at] === '\n') at += 1;
    // A line's end at the end of all begins no line.
    if (at >= text.length) break;
  }
  return lines;
}

function plainCell(text: string, from: number, mark: string): { cell: string; end: number } {
  let end = from;
  while (end < text.length && text[end] !== mark && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { cell: text.slice(from, end), end };
}

/** What stands after the closing quote, which no program writes, belongs to the cell. */
function quotedCell(text: string, from: number, mark: string): { cell: string; end: number } {
  let close = from + 1;
  while (close < text.length && !(text[close] === '"' && text[close + 1] !== '"')) close += text[close] === '"' ? 2 : 1;
  const rest = plainCell(text, Math.min(close + 1, text.length), mark);
  return { cell: text.slice(from + 1, close).replaceAll('""', '"') + rest.cell, end: rest.end };
}

function unmarked(text: string): string {
  return text.startsWith("'") && isMistaken(text) ? text.slice(1) : text;
}
