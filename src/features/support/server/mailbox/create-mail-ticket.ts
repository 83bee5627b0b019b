import { and, eq, isNull } from 'drizzle-orm';
import { DEFAULT_LOCALE } from '#domain/text/locale.ts';
import { writtenIn } from '#domain/text/written-in.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { textOf } from '#messages/translate.ts';
import { receivedMailSubject } from '../../audit.ts';
import { LONGEST_SUBJECT } from '../../contract/tickets.ts';
import { mayBecomeTicket } from '../../policy.ts';
import { receivedMails } from '../tables.ts';
import { type Begun, insertTicketFrom, type Sorted } from '../tickets/insert-ticket-from.ts';

type Mail = typeof receivedMails.$inferSelect;

/**
 * Makes a ticket of a mail that belongs to nothing, as one is made of a contact: of the account that has verified its
 * address, else of nobody. It waits since it came, and leaves the list.
 */
export async function createMailTicket(
  db: Db,
  actor: Actor,
  { id, ...sorted }: Sorted & { id: string },
  now: Date,
): Promise<{ _id: string }> {
  return await db.transaction(async (tx) => {
    const mail = await lockWaitingMail(tx, id);
    const ticketId = await insertTicketFrom(tx, actor, begunBy(mail), sorted, now);
    await tx.update(receivedMails).set({ seenAt: now, ticketId }).where(eq(receivedMails.id, id));
    await recordChange(tx, actor, receivedMailSubject, { action: 'ticketed', id, name: mail.subject }, now);
    return { _id: ticketId };
  });
}

async function lockWaitingMail(tx: Db, id: string): Promise<Mail> {
  const isWaiting = and(eq(receivedMails.id, id), isNull(receivedMails.seenAt));
  const [mail] = await tx.select().from(receivedMails).where(isWaiting).for('update');
  if (!mail || !mayBecomeTicket(mail)) throw new AppError('not_found');
  return mail;
}

/** In the language that it is written in, as far as its letters tell. */
function begunBy({ sender, subject, text, receivedAt: at }: Mail): Begun {
  const locale = writtenIn(subject + text) ?? DEFAULT_LOCALE;
  return {
    guest: { name: sender, email: sender },
    subject: subject.slice(0, LONGEST_SUBJECT).trim() || textOf(locale)('receivedMails:noSubject'),
    locale,
    stands: { createdAt: at, updatedAt: at, waitingSince: at },
    messages: [{ kind: 'message', text: text || subject, byStaff: false, createdAt: at }],
  };
}
