import { and, asc, eq } from 'drizzle-orm';
import { users } from '#features/identity/server/tables.ts';
import { type Actor, may } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { Ticket } from '../../contract/tickets.ts';
import { maySeeTicket } from '../../policy.ts';
import { filesOfMessages } from '../files/files-of-messages.ts';
import { fullName } from '../full-name.ts';
import { contacts, ticketCategories, ticketMessages, ticketPriorities, tickets } from '../tables.ts';
import { askerOf, holders, ownColumns, owners, staffColumns } from './ticket-columns.ts';

/** A ticket as whoever asks may read it: notes, due times and who has it in hand are for staff. */
export async function getTicket(db: Db, actor: Actor, id: string, now: Date): Promise<Ticket> {
  const [row] = await db
    .select({
      ...staffColumns(now),
      state: ownColumns.standing,
      locale: tickets.locale,
      categoryId: tickets.categoryId,
      priorityId: tickets.priorityId,
      ownerId: tickets.ownerId,
      email: owners.email,
      guestEmail: tickets.guestEmail,
      contactId: contacts.id,
    })
    .from(tickets)
    .innerJoin(ticketCategories, eq(ticketCategories.id, tickets.categoryId))
    .innerJoin(ticketPriorities, eq(ticketPriorities.id, tickets.priorityId))
    .leftJoin(owners, eq(owners.id, tickets.ownerId))
    .leftJoin(holders, eq(holders.id, tickets.holderId))
    .leftJoin(contacts, eq(contacts.ticketId, tickets.id))
    .where(eq(tickets.id, id));
  if (!row || !maySeeTicket(actor, row)) throw new AppError('not_found');
  const { holder } = row;
  const forStaff = may(actor, 'tickets');
  const desk = {
    owner: { ...askerOf(row), email: row.ownerId === null ? row.guestEmail : row.email },
    contactId: row.contactId,
    holder: holder?._id ? { _id: holder._id, fullName: fullName(holder) } : null,
    locale: row.locale,
    categoryId: row.categoryId,
    priorityId: row.priorityId,
    dueAt: row.dueAt.toISOString(),
    firstDueAt: row.firstDueAt.toISOString(),
    firstAnsweredAt: row.firstAnsweredAt?.toISOString() ?? null,
  };
  return {
    _id: row._id,
    number: row.number,
    subject: row.subject,
    category: row.category,
    priority: row.priority,
    standing: forStaff ? row.standing : row.state,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    messages: await messagesOf(db, row, forStaff),
    desk: forStaff ? desk : null,
  };
}

interface Read {
  _id: string;
  guestName: string | null;
}

async function messagesOf(db: Db, { _id: ticketId, guestName }: Read, withNotes: boolean): Promise<Ticket['messages']> {
  const rows = await db
    .select({
      _id: ticketMessages.id,
      kind: ticketMessages.kind,
      text: ticketMessages.text,
      byStaff: ticketMessages.byStaff,
      createdAt: ticketMessages.createdAt,
      author: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(ticketMessages)
    .leftJoin(users, eq(users.id, ticketMessages.authorId))
    .where(and(eq(ticketMessages.ticketId, ticketId), withNotes ? undefined : eq(ticketMessages.kind, 'message')))
    .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.id));
  const files = await filesOfMessages(
    db,
    rows.map(({ _id }) => _id),
  );
  return rows.map(({ author, createdAt, ...message }) => ({
    ...message,
    author: author ? fullName(author) : message.byStaff ? null : guestName,
    files: files.get(message._id) ?? [],
    createdAt: createdAt.toISOString(),
  }));
}
