import { formatDateTime } from '#domain/text/format.ts';
import { localizePath } from '#domain/text/locale.ts';
import { sitePaths } from '#features/site/paths.ts';
import type { Db } from '#kit/server/database/db.ts';
import { composeMail } from '#kit/server/mail/compose-mail.ts';
import { queueMail } from '#kit/server/mail/queue-mail.ts';
import { textOf } from '#messages/translate.ts';
import { identityPaths } from '../../paths.ts';
import type { Visit } from '../visit.ts';

/** Tells somebody that their account will be deleted, and how to keep it. */
export async function sendDeletionMessage(
  tx: Db,
  { to, deleteAt }: { to: string; deleteAt: Date },
  { locale, publicUrl, now }: Pick<Visit, 'locale' | 'publicUrl' | 'now'>,
): Promise<void> {
  const t = textOf(locale);
  const url = `${publicUrl}${localizePath(identityPaths.login, locale)}`;
  const values = { to, url, when: formatDateTime(deleteAt, locale) };
  const subject = t('mails:deletionPlanned.subject');
  if (!to.includes('@')) {
    const text = t('mails:deletionPlanned.sms', values);
    await queueMail(tx, { to, template: 'sms', locale, subject, html: '', text, now });
    return;
  }
  const bodies = composeMail({
    locale,
    publicUrl,
    heading: subject,
    paragraphs: [t('mails:deletionPlanned.text', values)],
    action: { label: t('mails:deletionPlanned.action'), url },
    why: t('mails:deletionPlanned.why', values),
    helpPath: sitePaths.contactUs,
  });
  await queueMail(tx, { to, template: 'deletionPlanned', locale, subject, ...bodies, now });
}
