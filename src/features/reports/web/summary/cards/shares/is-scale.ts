import { toLatinDigits } from '#domain/text/digits.ts';

/**
 * Whether options lie on a scale, so that no other order than theirs can be read: each names a number and the numbers
 * only rise, or only fall. The ends may do without: never, 1 or 2 times, 3 or more, always.
 */
export function isScale(labels: readonly string[]): boolean {
  const numbers = labels.map((label) => /\d+/.exec(toLatinDigits(label))?.[0]);
  if (numbers.slice(1, -1).includes(undefined)) return false;
  const named = numbers.filter((number) => number !== undefined).map(Number);
  const steps = named.slice(1).map((number, index) => number - (named[index] ?? 0));
  return named.length > 1 && (steps.every((step) => step >= 0) || steps.every((step) => step <= 0));
}
