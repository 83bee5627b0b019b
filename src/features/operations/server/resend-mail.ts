import { eq } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { queueAgain } from '#kit/server/mail/queue-mail.ts';
import { mails } from '#kit/server/mail/tables.ts';

/** Sends a mail of the log again, as it was written. One that is on its way already is not sent twice. */
export async function resendMail(db: Db, mailId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [mail] = await tx.select({ id: mails.id }).from(mails).where(eq(mails.id, mailId));
    if (!mail) throw new AppError('not_found');
    await queueAgain(tx, mailId);
  });
}
