import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { receivedMailSubject } from '../../audit.ts';
import { belongsToNothing } from '../../policy.ts';
import { receivedMails, tickets } from '../tables.ts';
import { isUntouched } from '../tickets/is-untouched.ts';

/** Puts a mail that is done with on the list again. The ticket that was made of it goes, while nobody went on there. */
export async function restoreReceivedMail(db: Db, actor: Actor, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const isMeant = and(eq(receivedMails.id, id), isNotNull(receivedMails.refusal));
    const [mail] = await tx.select().from(receivedMails).where(isMeant).for('update');
    if (!mail) throw new AppError('not_found');
    if (mail.seenAt === null) return;
    // One that belonged to nothing has no other ticket.
    const madeTicket = belongsToNothing(mail) ? mail.ticketId : null;
    if (madeTicket !== null) await deleteUntouched(tx, madeTicket, mail.seenAt);
    await tx.update(receivedMails).set({ seenAt: null }).where(eq(receivedMails.id, id));
    await recordChange(tx, actor, receivedMailSubject, { action: 'restored', id, name: mail.subject }, now);
  });
}

async function deleteUntouched(tx: Db, id: string, since: Date): Promise<void> {
  await tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.id, id)).for('update');
  const [gone] = await tx
    .delete(tickets)
    .where(and(eq(tickets.id, id), isUntouched(sql`${since.toISOString()}::timestamptz`)))
    .returning({ id: tickets.id });
  if (!gone) throw new AppError('conflict', { message: 'ticketTouched' });
}
