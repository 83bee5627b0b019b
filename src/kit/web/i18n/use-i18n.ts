import type { i18n } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/text/locale.ts';
import type { Text } from '#messages/create-i18n.ts';

/** The page's translator, for `<Trans i18n={useI18n()} …>`; everything else reads `useText`. */
export function useI18n(): i18n {
  const context: { i18n?: i18n } | undefined = useContext(I18nContext);
  if (!context?.i18n) throw new Error('Texts are read inside an I18nProvider');
  return context.i18n;
}

/** `const t = useText(); t('projects:publish')`. */
export function useText(): Text {
  return useI18n().t as unknown as Text;
}

/** The language of the page. */
export function useLocale(): Locale {
  return localeOf(useI18n());
}

/** The language of a translator. */
export function localeOf({ language }: i18n): Locale {
  return isLocale(language) ? language : DEFAULT_LOCALE;
}
