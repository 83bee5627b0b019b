import { toBengaliDigits } from '#domain/text/digits.ts';
import type { Locale } from '#domain/text/locale.ts';

/** How long there is, as clocks show it: 59:03, 1:02:03, ৯:০৩. A second that has begun is still there. */
export function clockWords(milliseconds: number, locale: Locale): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = hours > 0 ? [hours, twoDigits(minutes)] : [minutes];
  const words = [...parts, twoDigits(seconds % 60)].join(':');
  return locale === 'bn' ? toBengaliDigits(words) : words;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
