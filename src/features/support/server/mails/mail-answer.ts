import { formatDateTime } from '#domain/text/format.ts';
import { type Locale, localizePath } from '#domain/text/locale.ts';
import { cleanLine } from '#domain/text/normalise.ts';
import { sitePaths } from '#features/site/paths.ts';
import type { Db } from '#kit/server/database/db.ts';
import { writeMail } from '#kit/server/mail/templates/write-mail.ts';
import { replyTokenOf } from '../mailbox/reply-tokens.ts';
import { supportMails } from './mail-templates.ts';

interface Answer {
  /** The contact that is answered: mails of it are one thread, and an answer comes back to it. */
  contactId: string;
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
  { contactId, to, locale, subject: about, text, original }: Answer,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const values = {
    subject: cleanLine(about),
    text,
    when: formatDateTime(original.at, locale),
    quoted: original.text.replace(/^/gm, '> '),
  };
  const url = publicUrl + localizePath(sitePaths.contactUs, locale);
  const { token, lastMessageId } = await replyTokenOf(tx, { contactId });
  const headers = {
    personal: true,
    replyToken: token,
    thread: contactId,
    ...(lastMessageId && { answers: lastMessageId }),
  } as const;
  const writing = {
    headers,
    to,
    locale,
    publicUrl,
    values,
    url,
    helpPath: sitePaths.contactUs,
  };
  await writeMail(tx, supportMails.contactAnswered, writing, now);
}
