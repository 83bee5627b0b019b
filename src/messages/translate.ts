import type { i18n } from 'i18next';
import type { Locale } from '#domain/text/locale.ts';
import { catalogues } from './catalogue.ts';
import { createI18n, type Text } from './create-i18n.ts';
import type { MessageKey } from './keys.ts';

const instances: Partial<Record<Locale, i18n>> = {};

/** The server's translator: both languages stay loaded. */
export function i18nOf(locale: Locale): i18n {
  instances[locale] ??= createI18n(locale, catalogues[locale]);
  return instances[locale];
}

/** Texts whose keys are known where they are written: `textOf(locale)('common:signIn')`. */
export function textOf(locale: Locale): Text {
  return i18nOf(locale).t as unknown as Text;
}

/** What the server says to people: its key is data, and its values are as people read them. */
export function translate(locale: Locale, key: MessageKey, values: Record<string, string | number> = {}): string {
  const translateAny = i18nOf(locale).t as unknown as (key: string, options: object) => unknown;
  return String(translateAny(key, { ...values, ns: ['api', 'failures'] }));
}
