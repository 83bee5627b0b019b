import type { Locale } from './locale.ts';

/** The language of what somebody wrote, as far as its letters tell; undefined when they do not. */
export function writtenIn(text: string): Locale | undefined {
  if (/\p{Script=Bengali}/u.test(text)) return 'bn';
  return /\p{Script=Latin}/u.test(text) ? 'en' : undefined;
}
