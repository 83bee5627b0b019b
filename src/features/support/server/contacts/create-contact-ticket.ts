import { asc, eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { contactSubject } from '../../audit.ts';
import { contactEntries, contacts } from '../tables.ts';
import { type Begun, insertTicketFrom, type Sorted } from '../tickets/insert-ticket-from.ts';
import { lockContact } from './lock-contact.ts';

type Contact = typeof contacts.$inferSelect;
type Entry = typeof contactEntries.$inferSelect;

/**
 * Makes a ticket of a contact, with all that was written. They have waited since they wrote what is not answered, and
 * the ticket counts from then. The contact is closed: whatever follows stands in the ticket.
 */
export async function createContactTicket(
  db: Db,
  actor: Actor,
  { id, ...sorted }: Sorted & { id: string },
  now: Date,
): Promise<{ _id: string }> {
  return await db.transaction(async (tx) => {
    const contact = await lockContact(tx, id);
    const entries = await tx
      .select()
      .from(contactEntries)
      .where(eq(contactEntries.contactId, id))
      .orderBy(asc(contactEntries.createdAt), asc(contactEntries.id));
    const ticketId = await insertTicketFrom(tx, actor, begunBy(contact, entries), sorted, now);
    await tx.update(contacts).set({ state: 'closed', closedAt: now, ticketId }).where(eq(contacts.id, id));
    await recordChange(tx, actor, contactSubject, { action: 'ticketed', id, name: contact.subject }, now);
    return { _id: ticketId };
  });
}

function begunBy(contact: Contact, entries: Entry[]): Begun {
  const { name, email, subject, locale } = contact;
  const messages = messagesOf(contact, entries);
  return { guest: { name, email }, subject, locale, stands: stateOf(contact, entries), messages };
}

function stateOf({ createdAt, answeredAt }: Contact, entries: Entry[]): Begun['stands'] {
  const said = [{ kind: 'reply', createdAt }, ...entries.filter(({ kind }) => kind !== 'note')];
  return {
    state: answeredAt ? 'answered' : 'open',
    createdAt,
    updatedAt: said.at(-1)?.createdAt ?? createdAt,
    waitingSince: said[firstOfLastTurn(said)]?.createdAt ?? createdAt,
    firstAnsweredAt: said.find(({ kind }) => kind === 'answer')?.createdAt ?? null,
  };
}

/** Where they began to write what they wrote last, after our answer before that. */
function firstOfLastTurn(said: { kind: string }[]): number {
  const last = said.findLastIndex(({ kind }) => kind === 'reply');
  return said.slice(0, last).findLastIndex(({ kind }) => kind === 'answer') + 1;
}

/** What they wrote comes first, then what was answered and noted, and what they wrote back. */
function messagesOf({ message, createdAt }: Contact, entries: Entry[]): Begun['messages'] {
  return [
    { kind: 'message', byStaff: false, text: message, createdAt },
    ...entries.map(({ kind, text, authorId, createdAt: at }) => ({
      kind: kind === 'note' ? ('note' as const) : ('message' as const),
      ...{ byStaff: kind !== 'reply', authorId, text, createdAt: at },
    })),
  ];
}
