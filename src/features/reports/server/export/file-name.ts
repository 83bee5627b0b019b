import type { Locale } from '#domain/text/locale.ts';
import { type Localized, localizedText } from '#domain/text/localized.ts';

const LONGEST_TITLE = 80;

/** What a file of a project is called, without its ending: the title, as far as there is room, and what it is. */
export function fileName(title: Localized, is: string, locale: Locale): string {
  const whole = localizedText(title, locale).replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ');
  const short = Array.from(whole).slice(0, LONGEST_TITLE).join('').trim();
  return `${short} ${is}`.trim();
}
