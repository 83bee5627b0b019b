import { parseDateInput } from '#domain/text/dhaka-time.ts';
import { toBengaliDigits } from '#domain/text/digits.ts';
import type { Locale } from '#domain/text/locale.ts';

/** Whether a day can be read from what was typed, or none was. */
export function isDay(typed: string): boolean {
  return typed.trim() === '' || parseDateInput(typed) !== undefined;
}

/** `1990-04-17` as people here write a day: 17/4/1990, in the digits of the page. */
export function writeDay(date: string, locale: Locale): string {
  const [year, month, day] = date.split('-');
  const written = `${Number(day)}/${Number(month)}/${year}`;
  return locale === 'bn' ? toBengaliDigits(written) : written;
}
