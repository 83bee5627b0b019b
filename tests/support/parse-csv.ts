/**
 * Rows of a CSV file by RFC 4180: quoted cells, doubled quotes, either
 * line end, and a byte order mark before all of it.
 */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let from = 0;
  const source = text.replace(/^\ufeff/, '');
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  while (from < source.length) {
    cell.lastIndex = from;
    const match = cell.exec(source);
    if (!match) throw new Error(`Not CSV at character ${from}: ${source.slice(from, from + 40)}`);
    const [whole, quoted, plain = '', end] = match;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    from += whole.length;
    if (end === ',' && from < source.length) continue;
    if (end === ',') row.push('');
    rows.push(row);
    row = [];
  }
  return rows;
}
