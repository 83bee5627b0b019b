import type { Locale } from '#domain/text/locale.ts';

export const LOCALE_COOKIE = 't_locale';
const DAYS = 365;

/** Keeps the choice, in the browser; without script the page itself says which language was asked for. */
export function rememberLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere, and answers too late to follow a link.
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${DAYS * 86_400}; samesite=lax`;
}
