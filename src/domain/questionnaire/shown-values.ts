import { isCalendarDate } from '../text/dhaka-time.ts';
import { formatDate } from '../text/format.ts';
import type { Locale } from '../text/locale.ts';

/**
 * The values of a problem or finding as its message shows them: dates by name of month. Numbers stay numbers; the
 * translator writes them in the reader's digits.
 */
export function shownValues(
  { values = {} }: { values?: Record<string, string | number> },
  locale: Locale,
): Record<string, string | number> {
  const shown = Object.entries(values).map(([name, value]) => {
    const isDate = typeof value === 'string' && isCalendarDate(value);
    return [name, isDate ? formatDate(value, locale) : value];
  });
  return Object.fromEntries(shown);
}
