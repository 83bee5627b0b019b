import { and, eq, ne } from 'drizzle-orm';
import type { Locale } from '#domain/text/locale.ts';
import type { Db } from '../database/db.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { deliverMail } from './deliver-mail.ts';
import type { MailHeaders } from './headers.ts';
import { mails } from './tables.ts';

export interface NewMail {
  to: string;
  template: string;
  locale: Locale;
  subject: string;
  html: string;
  text: string;
  /** What in it lets whoever reads it in: it stands in the log only until a mail server has the mail. */
  secrets?: string[];
  headers?: MailHeaders;
  now: Date;
}

/** Writes a mail in the caller's transaction; it is sent after the commit, or never when that rolls back. */
export async function queueMail(db: Db, { to, now, ...mail }: NewMail): Promise<{ id: string }> {
  const [row] = await db
    .insert(mails)
    .values({ ...mail, toAddress: to, createdAt: now })
    .returning({ id: mails.id });
  if (!row) throw new Error('The mail was not stored.');
  await enqueueMail(db, row.id);
  return row;
}

/** Sends a mail once more, as it was written. One that is on its way already is not sent twice. */
export async function queueAgain(db: Db, mailId: string): Promise<void> {
  const queued = await db
    .update(mails)
    .set({ state: 'queued', error: null, sendingSince: null })
    .where(and(eq(mails.id, mailId), ne(mails.state, 'queued')))
    .returning({ id: mails.id });
  if (queued.length > 0) await enqueueMail(db, mailId);
}

/** Of a mail's jobs only one waits or runs. */
export async function enqueueMail(db: Db, mailId: string): Promise<void> {
  await enqueue(db, deliverMail, { mailId }, { singletonKey: mailId });
}
