import { toLatinDigits } from './digits.ts';

const CONTROLS = /[^\P{Cc}\n\t]/gu;
/** What turns letters around, and would turn the words after it as well. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

// One user-perceived character, written out because browsers disagree: those before Unicode 15.1 count the conjunct ক্ষ
// as two where the server counts one, and a length limit has to mean the same on both sides.
const EXTEND = '[\\p{M}\\u200c\\u200d\\p{Emoji_Modifier}\\u{e0020}-\\u{e007f}]';
const LINK = '[\\p{Mn}\\p{Emoji_Modifier}\\u09be\\u09d7\\u200d]';
const CONSONANT = '[ক-নপ-রলশ-হ\\u09dc\\u09dd\\u09dfৰৱ]';
const CONJUNCT = `${CONSONANT}(?:(?:(?!\\u09cd)${LINK})*\\u09cd${LINK}*${CONSONANT})*`;
const PICTURE = `\\p{Extended_Pictographic}(?:[\\p{Mn}\\p{Emoji_Modifier}\\u09be\\u09d7\\u200c]*\\u200d\\p{Extended_Pictographic})*`;
const GRAPHEME = /* @__PURE__ */ new RegExp(`\\r\\n|(?:\\p{RI}{2}|${PICTURE}|${CONJUNCT}|.)${EXTEND}*`, 'gsu');

/** Text as it enters the system: NFC, LF line ends, nothing a database refuses or nobody types, no space around it. */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(TURNS, '')
    .normalize('NFC')
    .trim();
}

/** A text of one line, as a name or a title is: a line break in it could begin another header of an email. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/gu, ' ');
}

const JOINERS = /[\u200c\u200d]/g;

/** The form two texts share when a search should find one by the other; for comparing only, never for showing. */
export function searchKey(text: string): string {
  return spellingKey(text.replace(JOINERS, '').toLowerCase());
}

/** As `searchKey`, where capital and small letters are told apart. */
export function spellingKey(text: string): string {
  const joined = text.replace(JOINERS, '').normalize('NFC');
  return toLatinDigits(joined).replace(/\s+/g, ' ').trim();
}

/** How many characters a reader would count: বিশ্ববিদ্যালয় is 6, whatever its code points. */
export function graphemeLength(text: string): number {
  return text.match(GRAPHEME)?.length ?? 0;
}
