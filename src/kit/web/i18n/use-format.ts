import type { Instant } from '#domain/text/dhaka-time.ts';
import { toBengaliDigits } from '#domain/text/digits.ts';
import {
  formatDate,
  formatDateTime,
  formatDayOfYear,
  formatDuration,
  formatEnd,
  formatGiven,
  formatMoney,
  formatNumber,
  formatOpening,
  formatOutOf,
  formatPercent,
  formatShortDateTime,
  formatTime,
} from '#domain/text/format.ts';
import type { Locale } from '#domain/text/locale.ts';
import { useLocale } from './use-i18n.ts';

const FORMATTERS = { en: formattersOf('en'), bn: formattersOf('bn') };

/**
 * The formatters, bound to the language of the page: with `useRelative` and `useMobileNumber`, which few pages
 * need, the only way a value becomes words on a screen.
 */
export function useFormat() {
  return FORMATTERS[useLocale()];
}

function formattersOf(locale: Locale) {
  return {
    number: (value: number, options?: { decimals?: number }) => formatNumber(value, locale, options),
    given: (value: number) => formatGiven(value, locale),
    percent: (share: number, options?: { decimals?: number }) => formatPercent(share, locale, options),
    outOf: (value: number, most: number, options?: { decimals?: number }) => formatOutOf(value, most, locale, options),
    money: (poisha: number) => formatMoney(poisha, locale),
    date: (instant: Instant) => formatDate(instant, locale),
    dayOfYear: (instant: Instant) => formatDayOfYear(instant, locale),
    time: (instant: Instant) => formatTime(instant, locale),
    dateTime: (instant: Instant) => formatDateTime(instant, locale),
    opening: (instant: Instant) => formatOpening(instant, locale),
    end: (instant: Instant) => formatEnd(instant, locale),
    shortDateTime: (instant: Instant) => formatShortDateTime(instant, new Date(), locale),
    duration: (seconds: number) => formatDuration(seconds, locale),
    /** Digits alone, for what is counted but not grouped: a year, a code, a version. */
    digits: (text: string | number) => (locale === 'bn' ? toBengaliDigits(String(text)) : String(text)),
  };
}
