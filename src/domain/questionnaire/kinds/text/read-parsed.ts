import type { Problem, Reading } from '../../kind.ts';
import { readText, toOneLine } from './read-text.ts';

/** Reads a line that has to be more than text: `parse` gives the one form it is stored in, or what is wrong with it. */
export function readParsed(
  input: unknown,
  maxLength: number,
  parse: (line: string) => string | Problem,
): Reading<string> {
  const reading = readText(input, { max: maxLength }, toOneLine);
  if (!('answer' in reading)) return reading;
  const parsed = parse(reading.answer);
  return typeof parsed === 'string' ? { answer: parsed } : { problem: parsed };
}
