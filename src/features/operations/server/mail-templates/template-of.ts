import { AppError } from '#kit/contract/errors.ts';
import type { MailTemplate, MailTexts } from '#kit/contract/mail-template.ts';
import type { MailWordsInBoth } from '../../contract/mail-templates.ts';

export type Templates = readonly MailTemplate[];

/** The mail of a name. */
export function templateOf(templates: Templates, name: string): MailTemplate {
  const template = templates.find((each) => each.name === name);
  if (!template) throw new AppError('not_found');
  return template;
}

/** Texts as the calls give them: each field in both languages. */
export function inBoth({ en, bn }: MailTexts): MailWordsInBoth {
  return { subject: { en: en.subject, bn: bn.subject }, body: { en: en.body, bn: bn.body } };
}

/** Texts as they are kept: each language with its fields. */
export function byLanguage({ subject, body }: MailWordsInBoth): MailTexts {
  return { en: { subject: subject.en, body: body.en }, bn: { subject: subject.bn, body: body.bn } };
}
