import { formatDateTime } from '#domain/text/format.ts';
import { type Locale, localizePath } from '#domain/text/locale.ts';
import { sitePaths } from '#features/site/paths.ts';
import type { Db } from '#kit/server/database/db.ts';
import { composeMail } from '#kit/server/mail/compose-mail.ts';
import { queueMail } from '#kit/server/mail/queue-mail.ts';
import { textOf } from '#messages/translate.ts';
import { oneLine } from '../one-line.ts';

interface Answer {
  to: string;
  locale: Locale;
  subject: string;
  text: string;
  /** What is answered, quoted below. */
  original: { text: string; at: Date };
}

/** Sends an answer to somebody who wrote to us, in the language that they wrote in. */
export async function mailAnswer(
  tx: Db,
  { to, locale, subject: about, text, original }: Answer,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const t = textOf(locale);
  const subject = t('mails:contactAnswered.subject', { subject: oneLine(about) });
  const quoted = original.text.replace(/^/gm, '> ');
  const bodies = composeMail({
    locale,
    publicUrl,
    heading: oneLine(about),
    paragraphs: [
      text,
      `${t('mails:contactAnswered.quoted', { when: formatDateTime(original.at, locale) })}\n${quoted}`,
    ],
    action: { label: t('mails:contactAnswered.action'), url: publicUrl + localizePath(sitePaths.contactUs, locale) },
    why: t('mails:contactAnswered.why', { to }),
    helpPath: sitePaths.contactUs,
  });
  await queueMail(tx, { to, template: 'contactAnswered', locale, subject, ...bodies, now });
}
