import { eq } from 'drizzle-orm';
import { formatDateTime } from '#domain/text/format.ts';
import { localizePath } from '#domain/text/locale.ts';
import { sitePaths } from '#features/site/paths.ts';
import { type Doer, recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { queueMail } from '#kit/server/mail/queue-mail.ts';
import { writeMail } from '#kit/server/mail/templates/write-mail.ts';
import { textOf } from '#messages/translate.ts';
import { accountSubject } from '../../audit.ts';
import type { FactorChange } from '../../contract/ways-in.ts';
import { identityPaths } from '../../paths.ts';
import { accountName } from '../accounts/account-name.ts';
import { users } from '../tables.ts';
import { accountMails } from '../verification/mail-templates.ts';
import type { Visit } from '../visit.ts';

interface Telling extends Pick<Visit, 'locale' | 'publicUrl' | 'now'> {
  /** Of the owner's browser; nobody else's is told. */
  userAgent?: string;
}

/** Records what changed of somebody's second factor, and tells them by mail, whoever did it. */
export async function tellOfFactor(
  tx: Db,
  by: Doer,
  { userId, change, passkey }: { userId: string; change: FactorChange; passkey?: string },
  { locale: ofCaller, publicUrl, now, userAgent }: Telling,
): Promise<void> {
  const [user] = await tx
    .select({ email: users.email, phone: users.phone, locale: users.locale, name: accountName })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) return;
  const told = {
    action: change,
    id: userId,
    name: user.name,
    ...(by.id !== userId && { ownerId: userId }),
    after: { ...(userAgent !== undefined && { device: userAgent }), ...(passkey !== undefined && { passkey }) },
  } as const;
  await recordChange(tx, by, accountSubject, told, now);
  const to = user.email ?? user.phone;
  if (!to) return;
  const locale = user.locale ?? ofCaller;
  const t = textOf(locale);
  const url = `${publicUrl}${localizePath(identityPaths.forgotPassword, locale)}`;
  const values = { to, url, change: t(`account:factorChange.${change}`), when: formatDateTime(now, locale) };
  if (to.includes('@')) {
    const writing = { to, locale, publicUrl, values, url, helpPath: sitePaths.contactUs };
    await writeMail(tx, accountMails.factorChanged, writing, now);
    return;
  }
  const subject = t('mails:factorChanged.subject');
  const text = t('mails:factorChanged.sms', values);
  await queueMail(tx, { to, template: 'sms', locale, subject, html: '', text, now });
}
