import { eq } from 'drizzle-orm';
import type { Locale } from '#domain/text/locale.ts';
import { users } from '#features/identity/server/tables.ts';
import { sitePaths } from '#features/site/paths.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { MailTemplate, MailWords } from '#kit/contract/mail-template.ts';
import type { Db } from '#kit/server/database/db.ts';
import { readLook } from '#kit/server/look/look.ts';
import { fillMail } from '#kit/server/mail/templates/write-mail.ts';
import { checkedMail } from './check-words.ts';

/** Words of a mail that somebody tries out in one language. */
export interface Tried extends MailWords {
  name: string;
  locale: Locale;
}

/** The mail with samples in place of its variables, drawn as all mails are; refused where a variable is wrong. */
export async function sampleMail(
  db: Db,
  template: MailTemplate,
  { locale, ...written }: Tried,
  to: { to: string; publicUrl: string },
) {
  const samples = Object.entries(template.variables).map(([name, { sample }]) => [name, sample[locale]]);
  const values = Object.fromEntries(samples) as Record<string, string>;
  const look = await readLook(db);
  const writing = { ...to, look, locale, values, url: to.publicUrl, helpPath: sitePaths.contactUs };
  return fillMail(template, checkedMail(template, written), writing);
}

/** Where a mail to somebody goes; null where they have no email address. */
export async function addressOf(db: Db, actor: Actor): Promise<string | null> {
  const [person] = await db.select({ email: users.email }).from(users).where(eq(users.id, actor.id));
  return person?.email ?? null;
}
