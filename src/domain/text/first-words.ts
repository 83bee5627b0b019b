const MOST = 60;

/** As much of a text as names it where it is spoken of, on one line. */
export function firstWords(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  if (line.length <= MOST) return line;
  return `${line
    .slice(0, MOST)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
}
