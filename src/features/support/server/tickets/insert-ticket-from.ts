import type { Locale } from '#domain/text/locale.ts';
import { ownerOfAddress } from '#features/identity/public.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { ticketSubject } from '../../audit.ts';
import { ticketMessages, tickets } from '../tables.ts';
import { answerTimeOf } from './due-of.ts';
import { requireCategory } from './require-category.ts';

type Ticket = typeof tickets.$inferInsert;
type Message = typeof ticketMessages.$inferInsert;

/** What a ticket is made of that began elsewhere: a contact, or a mail that belonged to nothing. */
export interface Begun {
  guest: { name: string; email: string };
  subject: string;
  locale: Locale;
  stands: Pick<Ticket, 'createdAt' | 'updatedAt' | 'waitingSince' | 'state' | 'firstAnsweredAt'>;
  /** In order; who of the staff wrote each, where they did. */
  messages: readonly Pick<Message, 'kind' | 'text' | 'byStaff' | 'authorId' | 'createdAt'>[];
}

/** How it is sorted. */
export interface Sorted {
  category: string;
  priority: string;
}

/**
 * A ticket of the account that has verified the address, else of nobody, due since whoever wrote waits. In one
 * transaction with what becomes of where it began.
 */
export async function insertTicketFrom(
  tx: Db,
  actor: Actor,
  { guest, subject, locale, stands, messages }: Begun,
  { category, priority }: Sorted,
  now: Date,
): Promise<string> {
  await requireCategory(tx, category);
  const answerTime = await answerTimeOf(tx, priority, 'offered');
  const ownerId = (await ownerOfAddress(tx, guest.email)) ?? null;
  const id = newId();
  await tx.insert(tickets).values({
    ...{ id, ownerId, guestName: guest.name, guestEmail: guest.email, categoryId: category, priorityId: priority },
    ...{ subject, locale, ...stands },
    dueAt: new Date(stands.waitingSince.getTime() + answerTime),
    firstDueAt: new Date(stands.createdAt.getTime() + answerTime),
  });
  const said = messages.map((message) => {
    return { ...message, id: newId(), ticketId: id, authorId: message.byStaff ? message.authorId : ownerId };
  });
  await tx.insert(ticketMessages).values(said);
  await recordChange(tx, actor, ticketSubject, { action: 'created', id, name: subject, ownerId }, now);
  return id;
}
