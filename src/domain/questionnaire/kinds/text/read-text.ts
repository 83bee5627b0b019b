import { cleanText, graphemeLength } from '../../../text/normalise.ts';
import type { Reading } from '../../kind.ts';

/** Beyond this nothing is stored, whatever the question allows: a grapheme alone may be of any length. */
const MOST_CODE_UNITS = 10_000;

/** Line breaks pasted into a single line become spaces. */
export function toOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

/** How many graphemes a text may have. */
export interface Length {
  min?: number | undefined;
  max: number;
}

/** Reads a text of so many graphemes. */
export function readText(input: unknown, { min = 1, max }: Length, tidy: (text: string) => string): Reading<string> {
  if (input === null || input === undefined) return { empty: true };
  if (typeof input !== 'string') return { problem: { key: 'malformed' } };
  const tooLong: Reading<string> = { problem: { key: 'tooLong', values: { max } } };
  if (input.length > MOST_CODE_UNITS) return tooLong;
  const answer = tidy(cleanText(input));
  if (answer === '') return { empty: true };
  if (answer.length > MOST_CODE_UNITS) return tooLong;
  // A grapheme is at least one code unit, so most texts need no counting.
  if (answer.length > max && graphemeLength(answer) > max) return tooLong;
  if (min > 1 && graphemeLength(answer) < min) return { problem: { key: 'tooShort', values: { min } } };
  return { answer };
}
