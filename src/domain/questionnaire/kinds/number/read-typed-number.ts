// What number and rating share: an input that is a number, or text in either digit set that says one.
import { parseNumber } from '../../../text/digits.ts';
import type { Problem, Reading } from '../../kind.ts';

const LONGEST_TYPED = 64;

/** Reads a finite number; negative zero becomes zero. What is none is refused as the kind says. */
export function readTypedNumber(input: unknown, problem: Problem): Reading<number> {
  const noNumber: Reading<number> = { problem };
  if (input === null || input === undefined) return { empty: true };
  if (typeof input === 'number') return Number.isFinite(input) ? { answer: input + 0 } : noNumber;
  if (typeof input !== 'string') return { problem: { key: 'malformed' } };
  if (input.trim() === '') return { empty: true };
  const typed = input.length > LONGEST_TYPED ? undefined : parseNumber(input);
  return typed === undefined ? noNumber : { answer: typed };
}
