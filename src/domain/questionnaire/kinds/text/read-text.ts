import { cleanText, graphemeLength } from '../../../text/normalise.ts';
import type { Reading } from '../../kind.ts';

/** Beyond this nothing is stored, whatever the question allows: a grapheme alone may be of any length. */
const MOST_CODE_UNITS = 10_000;

/** Line breaks pasted into a single line become spaces. */
export function toOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

/** Reads a text of at most `maxLength` graphemes. */
export function readText(input: unknown, maxLength: number, tidy: (text: string) => string): Reading<string> {
  if (input === null || input === undefined) return { empty: true };
  if (typeof input !== 'string') return { problem: { key: 'malformed' } };
  const tooLong: Reading<string> = { problem: { key: 'tooLong', values: { max: maxLength } } };
  if (input.length > MOST_CODE_UNITS) return tooLong;
  const answer = tidy(cleanText(input));
  if (answer === '') return { empty: true };
  if (answer.length > MOST_CODE_UNITS) return tooLong;
  // A grapheme is at least one code unit, so most texts need no counting.
  if (answer.length > maxLength && graphemeLength(answer) > maxLength) return tooLong;
  return { answer };
}
