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
type Entry = typeof contactEntries.$inferSelect;

/**
 * Makes a ticket of a contact, with all that was written. They have waited since they wrote what is not answered, and
 * the ticket counts from then. The contact is closed: whatever follows stands in the ticket.
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
    const entries = await tx
      .select()
      .from(contactEntries)
      .where(eq(contactEntries.contactId, id))
      .orderBy(asc(contactEntries.createdAt), asc(contactEntries.id));
    await tx.insert(tickets).values({
      id: ticketId,
      ownerId,
      guestName: name,
      guestEmail: email,
      categoryId: category,
      priorityId: priority,
      subject,
      locale,
      ...stateOf(contact, entries, answerTime),
    });
    await tx.insert(ticketMessages).values(messagesOf(contact, entries, { ticketId, ownerId }));
    await tx.update(contacts).set({ state: 'closed', closedAt: now, ticketId }).where(eq(contacts.id, id));
    await recordChange(tx, actor, contactSubject, { action: 'ticketed', id, name: subject }, now);
    await recordChange(tx, actor, ticketSubject, { action: 'created', id: ticketId, name: subject, ownerId }, now);
  });
  return { _id: ticketId };
}

function stateOf({ createdAt, answeredAt }: Contact, entries: Entry[], answerTime: number) {
  const said = [{ kind: 'reply', createdAt }, ...entries.filter(({ kind }) => kind !== 'note')];
  const waitingSince = said[firstOfLastTurn(said)]?.createdAt ?? createdAt;
  return {
    state: answeredAt ? ('answered' as const) : ('open' as const),
    createdAt,
    updatedAt: said.at(-1)?.createdAt ?? createdAt,
    waitingSince,
    dueAt: new Date(waitingSince.getTime() + answerTime),
    firstDueAt: new Date(createdAt.getTime() + answerTime),
    firstAnsweredAt: said.find(({ kind }) => kind === 'answer')?.createdAt ?? null,
  };
}

/** Where they began to write what they wrote last, after our answer before that. */
function firstOfLastTurn(said: { kind: string }[]): number {
  const last = said.findLastIndex(({ kind }) => kind === 'reply');
  return said.slice(0, last).findLastIndex(({ kind }) => kind === 'answer') + 1;
}

/** What they wrote comes first, then what was answered and noted, and what they wrote back. */
function messagesOf(
  { message, createdAt }: Contact,
  entries: Entry[],
  { ticketId, ownerId }: { ticketId: string; ownerId: string | null },
) {
  const theirs = { kind: 'message' as const, authorId: ownerId, byStaff: false };
  return [
    { id: newId(), ticketId, ...theirs, text: message, createdAt },
    ...entries.map(({ kind, text, authorId, createdAt: at }) => ({
      id: newId(),
      ticketId,
      ...(kind === 'reply'
        ? theirs
        : { kind: kind === 'note' ? ('note' as const) : ('message' as const), authorId, byStaff: true }),
      text,
      createdAt: at,
    })),
  ];
}
