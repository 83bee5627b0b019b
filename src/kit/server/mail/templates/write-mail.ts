import type { Locale } from '#domain/text/locale.ts';
import {
  fillVariables,
  type MailTemplate,
  type MailWords,
  paragraphsOf,
  shownVariable,
} from '#kit/contract/mail-template.ts';
import { textOf } from '#messages/translate.ts';
import type { Db } from '../../database/db.ts';
import { readLook } from '../../look/look.ts';
import { composeMail, type MailParts } from '../compose-mail.ts';
import { type NewMail, queueMail } from '../queue-mail.ts';
import { ownWords } from './own-words.ts';
import { readWording } from './wordings.ts';

export interface Writing<Variable extends string> extends Pick<MailParts, 'leave' | 'helpPath'> {
  to: string;
  locale: Locale;
  publicUrl: string;
  /** What the variables stand for, as the reader reads it. */
  values: Readonly<Record<Variable, string>>;
  /** Where its button leads. */
  url?: string | undefined;
  /** Why this reader got it, where that is another reason than its template's. */
  why?: string | undefined;
}

/**
 * Writes a mail in the caller's transaction, in the product's own words or in those that somebody put in their place.
 * `secrets` are what in it lets its reader in, hidden once it was sent.
 */
export async function writeMail<Variable extends string>(
  tx: Db,
  template: MailTemplate<Variable>,
  { secrets, headers, ...writing }: Writing<NoInfer<Variable>> & Pick<NewMail, 'secrets' | 'headers'>,
  now: Date,
): Promise<{ id: string }> {
  const { texts } = await readWording(tx, template.name);
  const look = await readLook(tx);
  const { to, locale } = writing;
  const words = texts?.[locale] ?? ownWords(template, locale);
  const mail = { to, template: template.name, locale, ...fillMail(template, words, { ...writing, look }), now };
  return await queueMail(tx, { ...mail, ...(secrets && { secrets }), ...(headers && { headers }) });
}

/** A mail of these words: every value is text, in one line where it stands in the subject. */
export function fillMail(template: MailTemplate, words: MailWords, writing: Writing<string> & Pick<MailParts, 'look'>) {
  const { to, locale, publicUrl, look, values, url, leave, helpPath } = writing;
  const t = textOf(locale);
  const subject = fillVariables(words.subject, values).replace(/\s+/gu, ' ').trim();
  const alone = Object.keys(template.variables).find((name) => template.variables[name]?.alone);
  const isCode = (paragraph: string) => alone !== undefined && paragraph === shownVariable(alone);
  const paragraphs = paragraphsOf(words.body);
  const label = template.action?.(t);
  const bodies = composeMail({
    locale,
    publicUrl,
    look,
    heading: subject,
    paragraphs: paragraphs
      .filter((paragraph) => !isCode(paragraph))
      .map((paragraph) => fillVariables(paragraph, values))
      .filter((paragraph) => paragraph.trim() !== ''),
    code: alone !== undefined && paragraphs.some(isCode) ? values[alone] : undefined,
    action: label && url ? { label, url } : undefined,
    leave,
    why: writing.why ?? template.why(t, to),
    helpPath,
  });
  return { subject, ...bodies };
}
