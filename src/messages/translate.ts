import type { Locale } from '#domain/text/locale.ts';
import { catalogues } from './catalogue.ts';
import type { MessageKey } from './keys.ts';
import type { Text } from './text.ts';
import { createTranslator, type Translator } from './translator.ts';

const translators: Partial<Record<Locale, Translator>> = {};

/** The server's translator: both languages stay loaded. */
export function translatorOf(locale: Locale): Translator {
  translators[locale] ??= createTranslator(locale, catalogues[locale]);
  return translators[locale];
}

/** Texts whose keys are known where they are written: `textOf(locale)('common:signIn')`. */
export function textOf(locale: Locale): Text {
  return translatorOf(locale).t;
}

/** What the server says to people: its key is data, and its values are as people read them. */
export function translate(locale: Locale, key: MessageKey, values: Record<string, string | number> = {}): string {
  const { find } = translatorOf(locale);
  return find(key, values) ?? find(`api:${key}`, values) ?? find(`failures:${key}`, values) ?? key;
}
