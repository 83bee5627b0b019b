import { isCalendarDate, isClockTime } from '../text/dhaka-time.ts';
import { formatClock, formatDate, formatGiven } from '../text/format.ts';
import type { Locale } from '../text/locale.ts';
import { type Localized, localizedText } from '../text/localized.ts';

/**
 * The values of a problem or finding as its message shows them: dates by name of month, times by the 12-hour clock,
 * what an author wrote in the reader's language. Numbers stay numbers; the translator writes them in the reader's
 * digits.
 */
export function shownValues(
  { values = {} }: { values?: Record<string, string | number | Localized> },
  locale: Locale,
): Record<string, string | number> {
  const shown = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'object') return [name, localizedText(value, locale)];
    if (typeof value !== 'string') return [name, value];
    if (isClockTime(value)) return [name, formatClock(value, locale)];
    return [name, isCalendarDate(value) ? formatDate(value, locale) : value];
  });
  return Object.fromEntries(shown);
}

const BOUNDS = new Set(['min', 'max', 'step']);

/** The same of what an answer must be: numbers that bound it are written as the answer is, for it may be a year. */
export function answerValues(told: Parameters<typeof shownValues>[0], locale: Locale): Record<string, string | number> {
  const shown = Object.entries(shownValues(told, locale)).map(([name, value]) => [
    name,
    typeof value === 'number' && BOUNDS.has(name) ? formatGiven(value, locale) : value,
  ]);
  return Object.fromEntries(shown);
}
