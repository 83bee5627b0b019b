import { asc, eq } from 'drizzle-orm';
import { ownerOfAddress } from '#features/identity/public.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { contactSubject, ticketSubject } from '../../audit.ts';
import { contactEntries, contacts, ticketMessages, tickets } from '../tables.ts';
import { answerTimeOf } from '../tickets/due-of.ts';
import { requireCategory } from '../tickets/require-category.ts';
import { lockContact } from './lock-contact.ts';

interface Chosen {
  id: string;
  category: string;
  priority: string;
}

type Contact = typeof contacts.$inferSelect;

/**
 * Makes a ticket of a contact, with all that was written. They have waited since they wrote, and the ticket counts
 * from then. The contact is closed: whatever follows stands in the ticket.
 */
export async function createContactTicket(
  db: Db,
  actor: Actor,
  { id, category, priority }: Chosen,
  now: Date,
): Promise<{ _id: string }> {
  const ticketId = newId();
  await db.transaction(async (tx) => {
    const contact = await lockContact(tx, id);
    await requireCategory(tx, category);
    const answerTime = await answerTimeOf(tx, priority, 'offered');
    const { name, email, subject, locale } = contact;
    const ownerId = (await ownerOfAddress(tx, email)) ?? null;
    await tx.insert(tickets).values({
      id: ticketId,
      ownerId,
      guestName: name,
      guestEmail: email,
      categoryId: category,
      priorityId: priority,
      subject,
      locale,
      ...stateOf(contact, answerTime),
    });
    await tx.insert(ticketMessages).values(await messagesOf(tx, contact, { ticketId, ownerId }));
    await tx.update(contacts).set({ state: 'closed', closedAt: now, ticketId }).where(eq(contacts.id, id));
    await recordChange(tx, actor, contactSubject, { action: 'ticketed', id, name: subject }, now);
    await recordChange(tx, actor, ticketSubject, { action: 'created', id: ticketId, name: subject, ownerId }, now);
  });
  return { _id: ticketId };
}

function stateOf({ createdAt, answeredAt }: Contact, answerTime: number) {
  const dueAt = new Date(createdAt.getTime() + answerTime);
  return {
    state: answeredAt ? ('answered' as const) : ('open' as const),
    createdAt,
    updatedAt: answeredAt ?? createdAt,
    waitingSince: createdAt,
    dueAt,
    firstDueAt: dueAt,
    firstAnsweredAt: answeredAt,
  };
}

/** What they wrote comes first, then what was answered and noted. */
async function messagesOf(
  tx: Db,
  contact: Contact,
  { ticketId, ownerId }: { ticketId: string; ownerId: string | null },
) {
  const { id, message, createdAt } = contact;
  const entries = await tx
    .select()
    .from(contactEntries)
    .where(eq(contactEntries.contactId, id))
    .orderBy(asc(contactEntries.createdAt), asc(contactEntries.id));
  const first = { id: newId(), ticketId, kind: 'message' as const, text: message, authorId: ownerId, byStaff: false };
  return [
    { ...first, createdAt },
    ...entries.map(({ kind, text, authorId, createdAt: at }) => ({
      id: newId(),
      ticketId,
      kind: kind === 'note' ? ('note' as const) : ('message' as const),
      text,
      authorId,
      byStaff: true,
      createdAt: at,
    })),
  ];
}
