import { DEFAULT_LOCALE, localizePath } from '#domain/text/locale.ts';
import { localizedText } from '#domain/text/localized.ts';
import { sitePaths } from '#features/site/paths.ts';
import type { Db } from '#kit/server/database/db.ts';
import { queueMail } from '#kit/server/mail/queue-mail.ts';
import { writeMail } from '#kit/server/mail/templates/write-mail.ts';
import { textOf } from '#messages/translate.ts';
import { companyPaths } from '../../paths.ts';
import { companyMails } from '../mail-templates.ts';
import type { lockAnyCompany } from './lock-any-company.ts';

type Told = { message: 'companySuspended'; reason: string } | { message: 'companyRestored' };

/** Tells the owners, each by email or else by text message, in the language they chose last. */
export async function mailOwners(
  tx: Db,
  { company, owners }: Awaited<ReturnType<typeof lockAnyCompany>>,
  told: Told,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  for (const { email, phone, locale: chosen } of owners) {
    const locale = chosen ?? DEFAULT_LOCALE;
    const values = { company: localizedText(company.name, locale) };
    const url = publicUrl + localizePath(companyPaths.company(company.id), locale);
    if (email) {
      const writing = { to: email, locale, publicUrl, url, helpPath: sitePaths.contactUs };
      if (told.message === 'companyRestored') {
        await writeMail(tx, companyMails.companyRestored, { ...writing, values }, now);
      } else {
        const suspended = { ...writing, values: { ...values, reason: told.reason } };
        await writeMail(tx, companyMails.companySuspended, suspended, now);
      }
    } else if (phone) {
      const t = textOf(locale);
      const subject = t(`mails:${told.message}.subject`, values);
      const text = t(`mails:${told.message}.sms`, { ...values, url });
      await queueMail(tx, { to: phone, template: 'sms', locale, subject, html: '', text, now });
    }
  }
}
