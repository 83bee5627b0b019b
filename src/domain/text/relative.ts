import { dhakaParts, type Instant } from './dhaka-time.ts';
import { DAY_MS, HOUR, MINUTE } from './durations.ts';
import { formatDate, formatNumber, NO_VALUE } from './format.ts';
import type { Locale } from './locale.ts';

type Unit = 'minute' | 'hour' | 'day';

const NOW: Record<Locale, string> = { en: 'just now', bn: 'এইমাত্র' };
const UNITS: Record<Locale, Record<Unit, readonly [one: string, many: string]>> = {
  en: { minute: ['minute', 'minutes'], hour: ['hour', 'hours'], day: ['day', 'days'] },
  bn: { minute: ['মিনিট', 'মিনিট'], hour: ['ঘণ্টা', 'ঘণ্টা'], day: ['দিন', 'দিন'] },
};
const NEXT_DAY: Record<Locale, { past: string; future: string }> = {
  en: { past: 'yesterday', future: 'tomorrow' },
  bn: { past: 'গতকাল', future: 'আগামীকাল' },
};
/** Further away a date says more than a number of days. */
const MOST_DAYS = 30;
const SAME_HALF_DAY = 12 * HOUR;

/**
 * How far a moment lies from `now`, as one would say it: 5 minutes ago, yesterday, in 3 days. Days are those of Dhaka's
 * calendar; beyond a month it is the date. For moments as they are on the wire, in UTC.
 */
export function formatRelative(instant: Instant, now: Date, locale: Locale): string {
  const days = dayOf(instant);
  const today = dayOf(now);
  if (days === undefined || today === undefined) return NO_VALUE;
  const seconds = Math.round((new Date(instant).getTime() - now.getTime()) / 1000);
  const distance = Math.abs(seconds);
  const isPast = seconds <= 0;
  if (distance < MINUTE) return NOW[locale];
  if (distance < HOUR) return say(Math.floor(distance / MINUTE), 'minute', isPast, locale);
  if (distance < SAME_HALF_DAY || days === today) return say(Math.floor(distance / HOUR), 'hour', isPast, locale);
  const daysAway = Math.abs(days - today);
  if (daysAway === 1) return NEXT_DAY[locale][isPast ? 'past' : 'future'];
  if (daysAway > MOST_DAYS) return formatDate(instant, locale);
  return say(daysAway, 'day', isPast, locale);
}

/** Dhaka's days, counted. */
function dayOf(instant: Instant): number | undefined {
  const parts = dhakaParts(instant);
  return parts && Date.UTC(parts.year, parts.month - 1, parts.day) / DAY_MS;
}

function say(count: number, unit: Unit, isPast: boolean, locale: Locale): string {
  const counted = `${formatNumber(count, locale)} ${UNITS[locale][unit][count === 1 ? 0 : 1]}`;
  if (locale === 'bn') return isPast ? `${counted} আগে` : `${counted} পরে`;
  return isPast ? `${counted} ago` : `in ${counted}`;
}
