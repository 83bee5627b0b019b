import { formatDateTime } from '#domain/text/format.ts';
import { localizePath } from '#domain/text/locale.ts';
import { sitePaths } from '#features/site/paths.ts';
import type { Db } from '#kit/server/database/db.ts';
import { queueMail } from '#kit/server/mail/queue-mail.ts';
import { writeMail } from '#kit/server/mail/templates/write-mail.ts';
import { textOf } from '#messages/translate.ts';
import { identityPaths } from '../../paths.ts';
import { accountMails } from '../verification/mail-templates.ts';
import type { Visit } from '../visit.ts';

/** Tells somebody that their account will be deleted, and how to keep it. */
export async function sendDeletionMessage(
  tx: Db,
  { to, deleteAt }: { to: string; deleteAt: Date },
  { locale, publicUrl, now }: Pick<Visit, 'locale' | 'publicUrl' | 'now'>,
): Promise<void> {
  const url = `${publicUrl}${localizePath(identityPaths.login, locale)}`;
  const values = { to, url, when: formatDateTime(deleteAt, locale) };
  if (to.includes('@')) {
    const writing = { to, locale, publicUrl, values, url, helpPath: sitePaths.contactUs };
    await writeMail(tx, accountMails.deletionPlanned, writing, now);
    return;
  }
  const t = textOf(locale);
  const subject = t('mails:deletionPlanned.subject');
  const text = t('mails:deletionPlanned.sms', values);
  await queueMail(tx, { to, template: 'sms', locale, subject, html: '', text, now });
}
