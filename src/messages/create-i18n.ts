import { createInstance, type FormatterModule, type i18n, type TFunction } from 'i18next';
import { formatNumber } from '#domain/text/format.ts';
import { isLocale, LOCALES, type Locale } from '#domain/text/locale.ts';
import type { Catalogue } from './catalogue.ts';
import type * as english from './english.ts';

export type Namespace = keyof typeof english;

/** `t('projects:publish')`, with keys and their values checked. */
export type Text = TFunction<['common', ...Namespace[]]>;

const numbersInTheLanguagesDigits: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, _format, language) =>
    typeof value === 'number' && isLocale(language) ? formatNumber(value, language) : String(value ?? ''),
};

/**
 * One language's translator, ready at once with the texts it is given. Numbers put into a text are written in the
 * reader's digits; whatever needs another form (money, a date, a year) is formatted first and put in as text.
 */
export function createI18n(locale: Locale, catalogue: Partial<Catalogue>): i18n {
  const instance = createInstance();
  instance.use(numbersInTheLanguagesDigits);
  void instance.init({
    lng: locale,
    fallbackLng: [...LOCALES],
    defaultNS: 'common',
    ns: Object.keys(catalogue),
    resources: { [locale]: catalogue },
    initAsync: false,
    interpolation: { escapeValue: false, alwaysFormat: true, skipOnVariables: true },
  });
  return instance;
}

/** What a translator has the texts of. */
export function namespacesOf({ language, store }: i18n): Namespace[] {
  return Object.keys(store.data[language] ?? {}) as Namespace[];
}
