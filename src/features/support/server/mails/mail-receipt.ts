import { type Locale, localizePath } from '#domain/text/locale.ts';
import { sitePaths } from '#features/site/paths.ts';
import type { Db } from '#kit/server/database/db.ts';
import { composeMail } from '#kit/server/mail/compose-mail.ts';
import { queueMail } from '#kit/server/mail/queue-mail.ts';
import { textOf } from '#messages/translate.ts';
import { ANSWERED_WITHIN_HOURS } from '../../contract/contact-us.ts';

/**
 * Tells a visitor that we have their message. None of their words are in it: the address may be anybody's, and we
 * carry no stranger's words to them (decision 106).
 */
export async function mailReceipt(
  tx: Db,
  to: string,
  { locale, publicUrl, now }: { locale: Locale; publicUrl: string; now: Date },
): Promise<void> {
  const t = textOf(locale);
  const subject = t('mails:contactReceived.subject');
  const bodies = composeMail({
    locale,
    publicUrl,
    heading: subject,
    paragraphs: [t('mails:contactReceived.text', { hours: ANSWERED_WITHIN_HOURS }), t('mails:ignore')],
    action: { label: t('mails:contactReceived.action'), url: publicUrl + localizePath(sitePaths.faq, locale) },
    why: t('mails:contactReceived.why', { to }),
    helpPath: sitePaths.contactUs,
  });
  await queueMail(tx, { to, template: 'contactReceived', locale, subject, ...bodies, now });
}
