import { formatDateTime, formatNumber } from '#domain/text/format.ts';
import { localizePath } from '#domain/text/locale.ts';
import { sitePaths } from '#features/site/paths.ts';
import type { MailTemplate } from '#kit/contract/mail-template.ts';
import type { Db } from '#kit/server/database/db.ts';
import { queueMail } from '#kit/server/mail/queue-mail.ts';
import { writeMail } from '#kit/server/mail/templates/write-mail.ts';
import { textOf } from '#messages/translate.ts';
import { identityPaths } from '../../paths.ts';
import { accountMails } from '../verification/mail-templates.ts';
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
  const url =
    objection === undefined ? '' : publicUrl + localizePath(identityPaths.addressObjection(objection), locale);
  const secrets = [code, objection].filter((secret) => secret !== undefined);
  const values = {
    to,
    code: code ?? '',
    url,
    changedTo,
    when: formatDateTime(now, locale),
    minutes: formatNumber(CODE_MINUTES, locale),
  };
  const holding = secrets.length > 0 ? { secrets } : {};
  if (to.includes('@')) {
    const template: MailTemplate = accountMails[message];
    await writeMail(
      tx,
      template,
      { to, locale, publicUrl, values, url, helpPath: sitePaths.contactUs, ...holding },
      now,
    );
    return;
  }
  const t = textOf(locale);
  const subject = t(`mails:${message}.subject`);
  const text = t(`mails:${message}.sms`, values);
  await queueMail(tx, { to, template: 'sms', locale, subject, html: '', text, ...holding, now });
}
