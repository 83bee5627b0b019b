import { toLatinDigits } from '../../../text/digits.ts';
import type { Reading } from '../../kind.ts';
import { toldTexts } from './day-parts.ts';

/**
 * Reads what was sent as one text or by the names of these fields, which `join` makes a text of; `judge` makes an
 * answer of the text, in Latin digits.
 */
export function readTold(
  input: unknown,
  names: readonly string[],
  join: (texts: readonly string[]) => string,
  judge: (text: string) => Reading<string>,
): Reading<string> {
  if (input === null || input === undefined) return { empty: true };
  const texts = typeof input === 'string' ? undefined : toldTexts(input, names);
  const told = typeof input === 'string' ? input : texts && join(texts);
  if (told === undefined) return { problem: { key: 'malformed' } };
  const text = toLatinDigits(told).trim();
  return text === '' ? { empty: true } : judge(text);
}
