import { formatNumber } from '../../text/format.ts';
import type { Locale } from '../../text/locale.ts';
import type { Value } from './value.ts';

/** What a value is said as: a number in the digits of the language, a text as it is. */
export function valueWords(value: Value, locale: Locale): string {
  return typeof value === 'number' ? formatNumber(value, locale) : value;
}
