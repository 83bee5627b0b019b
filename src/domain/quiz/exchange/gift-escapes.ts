import { cleanText } from '../../text/normalise.ts';

/** What a backslash takes its meaning from, and what stands for it meanwhile: no text has control characters. */
const ESCAPED: Record<string, string> = {
  ':': '\u0001',
  '#': '\u0002',
  '=': '\u0003',
  '{': '\u0004',
  '}': '\u0005',
  '~': '\u0006',
  n: '\u0007',
  '\\': '\u000e',
};
const MEANT = new Map(Object.entries(ESCAPED).map(([sign, stands]) => [stands, sign === 'n' ? '\n' : sign]));

/** A file whose escaped signs mean nothing more. */
export function shielded(file: string): string {
  return cleanText(file.replace(/^\ufeff/, '')).replace(
    /\\([:#={}~n\\])/g,
    (_whole, sign: string) => ESCAPED[sign] ?? sign,
  );
}

/** A text with the signs that were escaped. */
export function restored(text: string): string {
  return [...text].map((sign) => MEANT.get(sign) ?? sign).join('');
}

/** A text in which no sign means anything. */
export function escaped(text: string): string {
  return text.replace(/[:#={}~\\]/g, '\\$&').replaceAll('\n', '\\n');
}
