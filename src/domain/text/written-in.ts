import type { Locale } from '#domain/text/locale.ts';

/** The language of what a respondent wrote, as far as its letters tell; undefined when they do not. */
export function writtenIn(text: string): Locale | undefined {
  if (/\p{Script=Bengali}/u.test(text)) return 'bn';
  return /\p{Script=Latin}/u.test(text) ? 'en' : undefined;
}
