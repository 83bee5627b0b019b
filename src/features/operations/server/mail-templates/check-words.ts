import { LOCALES } from '#domain/text/locale.ts';
import { cleanLine, cleanText } from '#domain/text/normalise.ts';
import { invalidField } from '#kit/contract/errors.ts';
import { type MailTemplate, type MailWords, problemOf } from '#kit/contract/mail-template.ts';
import type { MailWordsInBoth } from '../../contract/mail-templates.ts';

/** Texts in both languages as they are kept; what is wrong with a variable is said of the field that it stands in. */
export function checkedWords(template: MailTemplate, { subject, body }: MailWordsInBoth): MailWordsInBoth {
  const words = { subject: { en: '', bn: '' }, body: { en: '', bn: '' } };
  for (const locale of LOCALES) {
    const of = (field: keyof MailWords) => `${field}.${locale}`;
    const checked = checkedMail(template, { subject: subject[locale], body: body[locale] }, of);
    words.subject[locale] = checked.subject;
    words.body[locale] = checked.body;
  }
  return words;
}

/** The same in one language. */
export function checkedMail(
  template: MailTemplate,
  written: MailWords,
  pathOf: (field: keyof MailWords) => string = (field) => field,
): MailWords {
  const words = { subject: cleanLine(written.subject), body: cleanText(written.body) };
  for (const field of ['subject', 'body'] as const) {
    if (words[field] === '') throw invalidField(pathOf(field), 'required');
    const problem = problemOf(template, field, words[field]);
    if (problem) throw invalidField(pathOf(field), problem.key, { variable: problem.variable });
  }
  return words;
}
