// The first and the last day there may be, where a question's owner says so.
import type { Finding } from '../../finding.ts';
import type { Hint } from '../../hint.ts';
import type { Problem } from '../../kind.ts';

export interface DayBounds {
  min?: string | undefined;
  max?: string | undefined;
}

export function isWithin({ min, max }: DayBounds, day: string): boolean {
  return (min === undefined || day >= min) && (max === undefined || day <= max);
}

export function whichDays({ min, max }: DayBounds): Hint | undefined {
  if (min && max) return { key: 'dateBetween', values: { min, max } };
  if (min) return { key: 'dateFrom', values: { min } };
  return max ? { key: 'dateTo', values: { max } } : undefined;
}

/** Which day is asked for, as it is said to who gave another; nothing where any day goes. */
export function askedDay({ min, max }: DayBounds): Problem | undefined {
  if (min && max) return { key: 'dateBetween', values: { min, max } };
  if (min) return { key: 'dateTooEarly', values: { min } };
  return max ? { key: 'dateTooLate', values: { max } } : undefined;
}

/** The nearest day that may be given. */
export function nearestDay({ min, max }: DayBounds, day: string): string {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}

/** Of days, of times, of numbers: whether the least is above the most. */
export function checkOrder(
  questionId: string,
  min: string | number | undefined,
  max: string | number | undefined,
): Finding[] {
  if (min === undefined || max === undefined || min <= max) return [];
  return [{ severity: 'error', key: 'minOverMax', values: { min, max }, questionId }];
}
