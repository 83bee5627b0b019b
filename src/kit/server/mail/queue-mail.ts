import type { Locale } from '#domain/text/locale.ts';
import type { Db } from '../database/db.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { deliverMail } from './deliver-mail.ts';
import { mails } from './tables.ts';

export interface NewMail {
  to: string;
  template: string;
  locale: Locale;
  subject: string;
  html: string;
  text: string;
  now: Date;
}

/** Writes a mail in the caller's transaction; it is sent after the commit, or never when that rolls back. */
export async function queueMail(db: Db, { to, now, ...mail }: NewMail): Promise<{ id: string }> {
  const [row] = await db
    .insert(mails)
    .values({ ...mail, toAddress: to, createdAt: now })
    .returning({ id: mails.id });
  if (!row) throw new Error('The mail was not stored.');
  await enqueue(db, deliverMail, { mailId: row.id });
  return row;
}
