import { DAY } from '#domain/text/durations.ts';
import type { Locale } from '#domain/text/locale.ts';
import { LOCALE_COOKIE } from '#kit/contract/cookies.ts';
import { writeCookie } from '../cookies.ts';

const DAYS = 365;

/** Keeps the choice, in the browser; without script the page itself says which language was asked for. */
export function rememberLocale(locale: Locale): void {
  writeCookie(LOCALE_COOKIE, locale, DAYS * DAY);
}
