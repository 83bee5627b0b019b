import { eq } from 'drizzle-orm';
import { formatDateTime, formatNumber } from '#domain/text/format.ts';
import { localizePath } from '#domain/text/locale.ts';
import { sitePaths } from '#features/site/paths.ts';
import type { MailTemplate } from '#kit/contract/mail-template.ts';
import type { Db } from '#kit/server/database/db.ts';
import { queueMail } from '#kit/server/mail/queue-mail.ts';
import { writeMail } from '#kit/server/mail/templates/write-mail.ts';
import { textOf } from '#messages/translate.ts';
import { identityPaths } from '../../paths.ts';
import { verifications } from '../tables.ts';
import type { Visit } from '../visit.ts';
import { accountMails } from './mail-templates.ts';
import { CODE_MINUTES, linkKey } from './verification-code.ts';

/** Page that the link in a message leads to. */
const LINKS = { accountExists: identityPaths.login, passwordChanged: identityPaths.forgotPassword } as const;

interface AccountMessage {
  /** An email address or a mobile number. */
  to: string;
  message: 'registerCode' | 'resetCode' | keyof typeof LINKS;
  /** The verification that it is about. */
  id?: string;
  code?: string;
}

type Sending = Pick<Visit, 'locale' | 'publicUrl' | 'now' | 'keys'>;

/**
 * As {@link sendMessage} where there is somebody to tell. Elsewhere the same work is done and undone, so that the time
 * it takes tells nobody whether there is an account.
 */
export async function sendOrPretend(
  tx: Db,
  message: AccountMessage & { isForSomebody: boolean },
  visit: Sending,
): Promise<void> {
  try {
    await tx.transaction(async (inner) => {
      await sendMessage(inner, message, visit);
      if (!message.isForSomebody) throw new Pretended();
    });
  } catch (error) {
    if (!(error instanceof Pretended)) throw error;
  }
}

class Pretended extends Error {}

/**
 * Queues one of the messages of an account in the caller's transaction. Messages to mobile numbers wait in the same
 * log as mails, under the template `sms`.
 */
export async function sendMessage(
  db: Db,
  { to, message, id, code }: AccountMessage,
  { locale, publicUrl, now, keys }: Sending,
): Promise<void> {
  const link = message === 'resetCode' && id ? linkKey(keys, id) : undefined;
  const linked = hasLink(message) ? message : undefined;
  const path = id && link ? identityPaths.resetLink(id, link) : linked && LINKS[linked];
  const url = path && `${publicUrl}${localizePath(path, locale)}`;
  const values = {
    to,
    code: code ?? '',
    url: url ?? '',
    minutes: formatNumber(CODE_MINUTES, locale),
    when: formatDateTime(now, locale),
  };
  const secrets = [code, link].filter((secret) => secret !== undefined);
  const holding = secrets.length > 0 ? { secrets } : {};
  const keep = async ({ id: mailId }: { id: string }) => {
    if (id) await db.update(verifications).set({ mailId }).where(eq(verifications.id, id));
  };
  if (to.includes('@')) {
    const template: MailTemplate = accountMails[message];
    const writing = { to, locale, publicUrl, values, url, helpPath: sitePaths.contactUs, ...holding };
    await keep(await writeMail(db, template, writing, now));
    return;
  }
  const t = textOf(locale);
  const subject = t(`mails:${message}.subject`);
  const text = t(`mails:${message}.sms`, values);
  await keep(await queueMail(db, { to, template: 'sms', locale, subject, html: '', text, ...holding, now }));
}

function hasLink(message: AccountMessage['message']): message is keyof typeof LINKS {
  return message in LINKS;
}
