import { isCalendarDate } from '../text/dhaka-time.ts';
import { formatDate } from '../text/format.ts';
import type { Locale } from '../text/locale.ts';
import { type Localized, localizedText } from '../text/localized.ts';

/**
 * The values of a problem or finding as its message shows them: dates by name of month, what an author wrote in the
 * reader's language. Numbers stay numbers; the translator writes them in the reader's digits.
 */
export function shownValues(
  { values = {} }: { values?: Record<string, string | number | Localized> },
  locale: Locale,
): Record<string, string | number> {
  const shown = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'object') return [name, localizedText(value, locale)];
    const isDate = typeof value === 'string' && isCalendarDate(value);
    return [name, isDate ? formatDate(value, locale) : value];
  });
  return Object.fromEntries(shown);
}
