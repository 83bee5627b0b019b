import { toLatinDigits } from './digits.ts';
import type { Locale } from './locale.ts';

// Dictionary order. ড় ঢ় য় are absent: in NFC they are ড ঢ য and a dot, and the dot only decides between equals.
// So is ৎ: it counts as the ত্ that it is.
const BENGALI_ORDER =
  'অআইঈউঊঋৠঌৡএঐওঔ\u0982\u0983\u0981কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরৰলৱশষসহঽ\u09be\u09bf\u09c0\u09c1\u09c2\u09c3\u09c4\u09e2\u09e3\u09c7\u09c8\u09cb\u09cc\u09cd\u09d7';
const BENGALI_FROM = 0x100;
const OTHERS_FROM = 0x200;
const LONGEST_NUMBER = 64;
// Keeps the key well inside what a database index takes.
const TOKENS_COMPARED = 200;

/**
 * A key whose plain byte order is the order a reader expects, for a column beside the text: the
 * database's own collation differs from one database to the next. The reader's own script comes
 * first, numbers sort by size, case is ignored.
 */
export function sortKey(text: string, locale: Locale): string {
  const joined = text.replace(/[\u200c\u200d]/g, '').replaceAll('ৎ', 'ত্');
  const folded = toLatinDigits(joined.toLowerCase().normalize('NFC').trim());
  let letters = '';
  let marks = '';
  for (const token of folded.match(/\d+|\s+|./gsu)?.slice(0, TOKENS_COMPARED) ?? []) {
    const [base = '', ...accents] = BENGALI_ORDER.includes(token) ? token : token.normalize('NFD');
    if (isMark(base)) {
      marks = `${marks.slice(0, -1)}b`;
      continue;
    }
    letters += /\d/.test(base) ? numberWeight(token) : letterWeight(base, locale);
    marks += accents.some(isMark) ? 'b' : 'a';
  }
  return `${letters}\t${marks.replace(/a+$/, '')}`;
}

function isMark(char: string): boolean {
  return /\p{M}/u.test(char) && !BENGALI_ORDER.includes(char);
}

function numberWeight(digits: string): string {
  const significant = digits.replace(/^0+(?=\d)/, '');
  const size = Math.min(significant.length, LONGEST_NUMBER);
  return `0${String.fromCharCode(0x30 + size)}${significant.slice(0, size)}`;
}

function letterWeight(char: string, locale: Locale): string {
  if (/\s/.test(char)) return ' ';
  if (!/[\p{L}\p{M}\p{N}]/u.test(char)) return '!';
  const place = BENGALI_ORDER.indexOf(char);
  if (place >= 0) return String.fromCharCode(BENGALI_FROM + place);
  const code = char.codePointAt(0) ?? 0;
  const isPlainLatin = code < 0x80;
  if (isPlainLatin && locale === 'en') return char;
  return String.fromCodePoint(code < BENGALI_FROM + OTHERS_FROM ? OTHERS_FROM + code : code);
}
