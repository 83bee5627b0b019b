// A time of day as three fields hold it, told by the 12-hour clock in the words of either language.
import { toLatinDigits } from '../../../text/digits.ts';
import { type PartOfDay, partOfDay } from '../../../text/format.ts';
import type { Locale } from '../../../text/locale.ts';
import { typedIn } from '../../held.ts';

export const CLOCK_PARTS = ['hour', 'minute', 'half'] as const;

/**
 * The hours, both ends included, that a word may speak of. People are not of one mind where one part of the day ends
 * and the next begins, and need not be: within twelve hours each number means one hour alone. The night goes past 24.
 */
const HOURS: { readonly [P in PartOfDay]: readonly [from: number, to: number] } = {
  am: [0, 11],
  pm: [12, 23],
  dawn: [1, 11],
  morning: [1, 11],
  noon: [10, 17],
  afternoon: [12, 19],
  evening: [15, 23],
  night: [18, 29],
};

/** What the fields say, in either digit set: HH:MM where it is a time of day, '' where all are blank. */
export function joinClock([hour = '', minute = '', half = '']: readonly string[]): string {
  const [h = '', m = ''] = [hour, minute].map((part) => toLatinDigits(part).trim());
  if (h + m + half === '') return '';
  const meant = /^\d{1,2}$/.test(h) ? hourOf(Number(h), half) : undefined;
  // Nothing is guessed where a field is left out.
  return `${String(meant ?? '').padStart(2, '0')}:${m === '' ? '' : m.padStart(2, '0')}${meant === undefined ? '?' : ''}`;
}

/** Beyond 12 an hour needs no word, and one that speaks of others makes it none. */
function hourOf(said: number, half: string): number | undefined {
  const isWhole = said === 0 || said > 12;
  if (isWhole && half === '') return said;
  if (!Object.hasOwn(HOURS, half)) return undefined;
  const [from, to] = HOURS[half as PartOfDay];
  const meant = isWhole ? [said] : [said % 12, (said % 12) + 12];
  return meant.find((hour) => (hour >= from && hour <= to) || hour + 24 <= to);
}

/** What the fields show for HH:MM, in the page's digits and words. */
export function splitClock(time: string, locale: Locale): string[] {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const digits = typedIn(locale, minute);
  return [typedIn(locale, hour % 12 || 12), digits.padStart(2, typedIn(locale, 0)), partOfDay(hour, locale).id];
}

/** The same, by the names of the fields. */
export function partsOfClock(time: string, locale: Locale): Record<string, string[]> {
  return Object.fromEntries(splitClock(time, locale).map((shown, index) => [CLOCK_PARTS[index], [shown]]));
}
