// How many graphemes a text has at least and at most, where its owner says so.
import type { Finding } from '../../finding.ts';
import type { Hint } from '../../hint.ts';

interface OfLength {
  id: string;
  minLength?: number | undefined;
  maxLength?: number | undefined;
}

export function checkLength({ id: questionId, minLength: min, maxLength: max }: OfLength): Finding[] {
  if (min === undefined || max === undefined || min <= max) return [];
  return [{ severity: 'error', key: 'minOverMax', values: { min, max }, questionId }];
}

/** What is too long is told when it is; how much is asked for is told before. */
export function leastLength({ minLength: min = 1 }: OfLength): Hint | undefined {
  return min > 1 ? { key: 'lengthFrom', values: { min } } : undefined;
}
