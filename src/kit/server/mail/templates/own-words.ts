import { LOCALES, type Locale } from '#domain/text/locale.ts';
import { type MailTemplate, type MailTexts, type MailWords, shownVariable } from '#kit/contract/mail-template.ts';
import { textOf } from '#messages/translate.ts';

/** What a mail says unless somebody edited it. */
export function ownWords(template: MailTemplate, locale: Locale): MailWords {
  const shown = Object.fromEntries(Object.keys(template.variables).map((name) => [name, shownVariable(name)]));
  return template.words(textOf(locale), shown);
}

/** The same in both languages. */
export function ownTexts(template: MailTemplate): MailTexts {
  return Object.fromEntries(LOCALES.map((locale) => [locale, ownWords(template, locale)])) as MailTexts;
}
