import { and, eq, isNotNull } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { receivedMailSubject } from '../../audit.ts';
import { receivedMails } from '../tables.ts';

/** Puts a mail that was dismissed on the list again. */
export async function restoreReceivedMail(db: Db, actor: Actor, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const isMeant = and(eq(receivedMails.id, id), isNotNull(receivedMails.refusal));
    const [mail] = await tx.select().from(receivedMails).where(isMeant).for('update');
    if (!mail) throw new AppError('not_found');
    if (mail.seenAt === null) return;
    await tx.update(receivedMails).set({ seenAt: null }).where(eq(receivedMails.id, id));
    await recordChange(tx, actor, receivedMailSubject, { action: 'restored', id, name: mail.subject }, now);
  });
}
