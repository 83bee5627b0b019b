import { useLocation } from 'react-router';
import { LOCALES, type Locale, localizePath } from '#domain/text/locale.ts';
import { useLocale } from './use-i18n.ts';

export const LOCALE_COOKIE = 't_locale';
export const LOCALE_COOKIE_DAYS = 365;

export interface LocaleChoice {
  locale: Locale;
  /** This page in that language. Follow it as a new document (`<a>`): one document speaks one language. */
  href: string;
  current: boolean;
}

/** The languages this page can be read in. */
export function useLocaleChoices(): LocaleChoice[] {
  const current = useLocale();
  const { pathname, search } = useLocation();
  return LOCALES.map((locale) => ({
    locale,
    href: localizePath(pathname, locale) + search,
    current: locale === current,
  }));
}

/** Keeps the choice, in the browser; without script the page itself says which language was asked for. */
export function rememberLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere, and answers too late to follow a link.
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${LOCALE_COOKIE_DAYS * 86_400}; samesite=lax`;
}
