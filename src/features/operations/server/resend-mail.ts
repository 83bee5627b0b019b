import { eq } from 'drizzle-orm';
import { type Keys, sendCodeAgain } from '#features/identity/public.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { RequestContext } from '#kit/server/api/request-context.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { queueAgain } from '#kit/server/mail/queue-mail.ts';
import { mails } from '#kit/server/mail/tables.ts';
import { emailSubject } from '../audit.ts';

/**
 * Sends a mail of the log again: as it was written, or with a new code where it held one. One that is on its way
 * already is not sent twice.
 */
export async function resendMail(
  db: Db,
  actor: Actor,
  mailId: string,
  { now, publicUrl, keys }: Pick<RequestContext, 'now' | 'publicUrl'> & { keys: Keys },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [mail] = await tx
      .select({
        locale: mails.locale,
        subject: mails.subject,
        to: mails.toAddress,
        state: mails.state,
        secrets: mails.secrets,
      })
      .from(mails)
      .where(eq(mails.id, mailId))
      .for('update');
    if (!mail) throw new AppError('not_found');
    if (mail.state === 'queued') return;
    if (mail.secrets) await sendCodeAgain(tx, mailId, { now, publicUrl, keys, locale: mail.locale });
    else await queueAgain(tx, mailId);
    const name = { [mail.locale]: mail.subject };
    await recordChange(tx, actor, emailSubject, { action: 'resent', id: mailId, name, after: { to: mail.to } }, now);
  });
}
