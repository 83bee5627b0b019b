import { and, eq, ne } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { enqueue } from '#kit/server/jobs/enqueue.ts';
import { deliverMail } from '#kit/server/mail/deliver-mail.ts';
import { mails } from '#kit/server/mail/tables.ts';

/** Sends a mail of the log again, as it was written. One that is on its way already is not sent twice. */
export async function resendMail(db: Db, mailId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [mail] = await tx.select({ id: mails.id }).from(mails).where(eq(mails.id, mailId));
    if (!mail) throw new AppError('not_found');
    const queued = await tx
      .update(mails)
      .set({ state: 'queued', error: null, sendingSince: null })
      .where(and(eq(mails.id, mailId), ne(mails.state, 'queued')))
      .returning({ id: mails.id });
    if (queued.length > 0) await enqueue(tx, deliverMail, { mailId });
  });
}
