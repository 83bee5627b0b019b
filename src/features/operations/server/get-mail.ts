import { eq } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { mails } from '#kit/server/mail/tables.ts';
import { mailColumns, summariseMail } from './mail-summary.ts';

/** A mail as it was sent, or why it was not. */
export async function getMail(db: Db, mailId: string) {
  const [mail] = await db
    .select({ ...mailColumns, html: mails.html, text: mails.text })
    .from(mails)
    .where(eq(mails.id, mailId));
  if (!mail) throw new AppError('not_found');
  const { html, text, ...summary } = mail;
  return { ...summariseMail(summary), html, text };
}
