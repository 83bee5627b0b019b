import { formatNumber } from '#domain/text/format.ts';
import { type Locale, localizePath } from '#domain/text/locale.ts';
import { sitePaths } from '#features/site/paths.ts';
import type { Db } from '#kit/server/database/db.ts';
import { writeMail } from '#kit/server/mail/templates/write-mail.ts';
import { ANSWERED_WITHIN_HOURS } from '../../contract/contact-us.ts';
import { supportMails } from './mail-templates.ts';

/**
 * Tells a visitor that we have their message. None of their words are in it: the address may be anybody's, and we
 * carry no stranger's words to them (decision 106).
 */
export async function mailReceipt(
  tx: Db,
  to: string,
  { locale, publicUrl, now }: { locale: Locale; publicUrl: string; now: Date },
): Promise<void> {
  const values = { hours: formatNumber(ANSWERED_WITHIN_HOURS, locale) };
  const url = publicUrl + localizePath(sitePaths.faq, locale);
  const writing = { to, locale, publicUrl, values, url, helpPath: sitePaths.contactUs };
  await writeMail(tx, supportMails.contactReceived, writing, now);
}
