// A day as three fields hold it, in the order in which people say it in both languages.
import { toBengaliDigits, toLatinDigits } from '../../../text/digits.ts';
import type { Locale } from '../../../text/locale.ts';
import { toldParts } from '../../held.ts';

export const DAY_PARTS = ['day', 'month', 'year'] as const;

/** What the fields say, in either digit set: YYYY-MM-DD where it is a day, '' where all are blank. */
export function joinDay([day = '', month = '', year = '']: readonly string[]): string {
  const [y = '', m = '', d = ''] = [year, month, day].map((part) => toLatinDigits(part).trim());
  if (y + m + d === '') return '';
  // A year is never guessed from two digits.
  return `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
}

/** What the fields show for YYYY-MM-DD, in the page's digits; the month is its number in two Latin ones. */
export function splitDay(date: string, locale: Locale): string[] {
  const [year = '', month = '', day = ''] = date.split('-');
  const shown = (text: string) => (locale === 'bn' ? toBengaliDigits(text) : text);
  return [shown(day.replace(/^0/, '')), month, shown(year)];
}

/** The same, by the names of the fields. */
export function partsOfDay(date: string, locale: Locale): Record<string, string[]> {
  return Object.fromEntries(splitDay(date, locale).map((shown, index) => [DAY_PARTS[index], [shown]]));
}

/** What was sent by the names of these fields, in their order; undefined where that is not how it was sent. */
export function toldTexts(input: unknown, names: readonly string[]): string[] | undefined {
  const told = toldParts(input);
  if (!told || Object.keys(told).some((part) => !names.includes(part))) return undefined;
  const texts = names.map((name) => told[name] ?? '');
  return texts.every((text) => typeof text === 'string') ? texts : undefined;
}
