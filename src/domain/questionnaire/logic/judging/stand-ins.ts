// For what lies between two ends there are values that stand for all others: tests of ranges tell no two apart that lie
// between the same ends.
import { daysAfter } from '../../../answers/days/periods.ts';
import { minutesAfter } from '../../kinds/time/clock.ts';
import type { Span } from '../../span.ts';
import type { Test } from './subject.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Numbers within a span that stand for all that are there. */
export function someNumbers(tests: readonly Test[], { from, to, isWhole = false }: Span): number[] {
  const ends = endsOf(tests, from, to).filter((end) => typeof end === 'number');
  ends.sort((one, other) => one - other);
  const [first = 0] = ends;
  const last = ends.at(-1) ?? 0;
  const between = ends.map((end, at) => (isWhole ? Math.floor(end) + 1 : (end + (ends[at + 1] ?? end)) / 2));
  const all = [Math.ceil(first) - 1, ...ends, ...between, Math.floor(last) + 1];
  return [...new Set(all)].filter((one) => isIn(one, from, to) && (!isWhole || Number.isInteger(one)));
}

/** The same of days. */
export function someDays(tests: readonly Test[], { from, to }: Span): string[] {
  const ends = endsOf(tests, from, to).filter((end) => typeof end === 'string' && DAY.test(end));
  const all = [...ends, '2000-01-01'].flatMap((end) => [
    daysAfter(String(end), -1),
    String(end),
    daysAfter(String(end), 1),
  ]);
  return [...new Set(all)].filter((one) => DAY.test(one) && isIn(one, from, to));
}

/** The same of times of day. */
export function someTimes(tests: readonly Test[], { from, to }: Span): string[] {
  const ends = endsOf(tests, from, to).filter((end) => typeof end === 'string');
  const all = [...ends, '00:00'].flatMap((end) => [minutesAfter(end, -1), end, minutesAfter(end, 1)]);
  return [...new Set(all)].filter((one) => isIn(one, from, to));
}

function endsOf(tests: readonly Test[], from: unknown, to: unknown): (number | string)[] {
  const ends = tests.flatMap((test) => ('min' in test || 'max' in test ? [test.min, test.max] : []));
  const all = [from, to, ...ends].filter((end) => typeof end === 'string' || Number.isFinite(end));
  return [...new Set(all as (number | string)[])];
}

function isIn<T extends number | string>(value: T, from: unknown, to: unknown): boolean {
  return (from === undefined || value >= (from as T)) && (to === undefined || value <= (to as T));
}
