import { useLocation } from 'react-router';
import { LOCALES, type Locale, localizePath } from '#domain/text/locale.ts';
import { useLocale } from './use-i18n.ts';

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
