import { and, eq, isNull } from 'drizzle-orm';
import type { Locale } from '#domain/text/locale.ts';
import { ownerOfAddress } from '#features/identity/public.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { textOf } from '#messages/translate.ts';
import { receivedMailSubject, ticketSubject } from '../../audit.ts';
import { LONGEST_SUBJECT } from '../../contract/tickets.ts';
import { mayBecomeTicket } from '../../policy.ts';
import { receivedMails, ticketMessages, tickets } from '../tables.ts';
import { answerTimeOf } from '../tickets/due-of.ts';
import { requireCategory } from '../tickets/require-category.ts';

interface Chosen {
  id: string;
  category: string;
  priority: string;
}

type Mail = typeof receivedMails.$inferSelect;

/**
 * Makes a ticket of a mail that belongs to nothing, as one is made of a contact: of the account that has verified its
 * address, else of nobody. It waits since it came, and leaves the list.
 */
export async function createMailTicket(
  db: Db,
  actor: Actor,
  { id, category, priority }: Chosen,
  now: Date,
): Promise<{ _id: string }> {
  const ticketId = newId();
  await db.transaction(async (tx) => {
    const mail = await lockWaitingMail(tx, id);
    await requireCategory(tx, category);
    const answerTime = await answerTimeOf(tx, priority, 'offered');
    const { sender, receivedAt: at } = mail;
    const { subject, text, locale } = wordsOf(mail);
    const ownerId = (await ownerOfAddress(tx, sender)) ?? null;
    const dueAt = new Date(at.getTime() + answerTime);
    const times = { createdAt: at, updatedAt: at, waitingSince: at, dueAt, firstDueAt: dueAt };
    const guest = { guestName: sender, guestEmail: sender };
    const choices = { categoryId: category, priorityId: priority };
    await tx.insert(tickets).values({ id: ticketId, ownerId, ...guest, ...choices, subject, locale, ...times });
    const message = { kind: 'message', text, authorId: ownerId, byStaff: false, createdAt: at } as const;
    await tx.insert(ticketMessages).values({ id: newId(), ticketId, ...message });
    await tx.update(receivedMails).set({ seenAt: now, ticketId }).where(eq(receivedMails.id, id));
    await recordChange(tx, actor, receivedMailSubject, { action: 'ticketed', id, name: mail.subject }, now);
    await recordChange(tx, actor, ticketSubject, { action: 'created', id: ticketId, name: subject, ownerId }, now);
  });
  return { _id: ticketId };
}

async function lockWaitingMail(tx: Db, id: string): Promise<Mail> {
  const isWaiting = and(eq(receivedMails.id, id), isNull(receivedMails.seenAt));
  const [mail] = await tx.select().from(receivedMails).where(isWaiting).for('update');
  if (!mail || !mayBecomeTicket(mail)) throw new AppError('not_found');
  return mail;
}

/** In the language that it is written in, as far as its letters tell. */
function wordsOf({ subject, text }: Mail): { subject: string; text: string; locale: Locale } {
  const locale = /\p{Script=Bengali}/u.test(subject + text) ? 'bn' : 'en';
  const title = subject.slice(0, LONGEST_SUBJECT).trim() || textOf(locale)('receivedMails:noSubject');
  return { subject: title, text: text || subject, locale };
}
