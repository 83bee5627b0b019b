import { formatDateTime } from '#domain/text/format.ts';
import { localizePath } from '#domain/text/locale.ts';
import { sitePaths } from '#features/site/paths.ts';
import type { Db } from '#kit/server/database/db.ts';
import { composeMail } from '#kit/server/mail/compose-mail.ts';
import { queueMail } from '#kit/server/mail/queue-mail.ts';
import { textOf } from '#messages/translate.ts';
import { identityPaths } from '../../paths.ts';
import { CODE_MINUTES } from '../verification/verification-code.ts';
import type { Visit } from '../visit.ts';

interface AddressMessage {
  /** An email address or a mobile number. */
  to: string;
  message: 'addressCode' | 'addressTaken' | 'addressChanged';
  code?: string;
  /** What the address was changed to, masked. */
  changedTo?: string;
  /** What opens the page where the change is taken back. */
  objection?: string;
}

/** Queues one of the messages about a change of address, in the caller's transaction. */
export async function sendAddressMessage(
  tx: Db,
  { to, message, code, changedTo = '', objection }: AddressMessage,
  { locale, publicUrl, now }: Pick<Visit, 'locale' | 'publicUrl' | 'now'>,
): Promise<void> {
  const t = textOf(locale);
  const url =
    objection === undefined ? '' : publicUrl + localizePath(identityPaths.addressObjection(objection), locale);
  const secrets = [code, objection].filter((secret) => secret !== undefined);
  const when = formatDateTime(now, locale);
  const values = { to, code: code ?? '', url, changedTo, when, minutes: CODE_MINUTES };
  const holding = secrets.length > 0 ? { secrets } : {};
  const subject = t(`mails:${message}.subject`);
  if (!to.includes('@')) {
    const text = t(`mails:${message}.sms`, values);
    await queueMail(tx, { to, template: 'sms', locale, subject, html: '', text, ...holding, now });
    return;
  }
  const bodies = composeMail({
    locale,
    publicUrl,
    heading: subject,
    paragraphs: [t(`mails:${message}.text`, values), ...(code ? [t('mails:ignore')] : [])],
    code,
    action: url && message === 'addressChanged' ? { label: t('mails:addressChanged.action'), url } : undefined,
    why: t(`mails:${message}.why`, values),
    helpPath: sitePaths.contactUs,
  });
  await queueMail(tx, { to, template: message, locale, subject, ...bodies, ...holding, now });
}
