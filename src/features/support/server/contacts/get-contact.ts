import { asc, eq } from 'drizzle-orm';
import { users } from '#features/identity/server/tables.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { Contact } from '../../contract/contacts.ts';
import { fullName } from '../full-name.ts';
import { contactEntries, contacts, tickets } from '../tables.ts';
import { isUntouched } from '../tickets/is-untouched.ts';
import { contactColumns, summariseContact } from './contact-columns.ts';

/** What somebody wrote to us, whether they have an account, and what staff wrote since. */
export async function getContact(db: Db, id: string, now: Date): Promise<Contact> {
  const [row] = await db
    .select({
      ...contactColumns(now),
      phone: contacts.phone,
      message: contacts.message,
      locale: contacts.locale,
      account: { _id: users.id, firstName: users.firstName, lastName: users.lastName },
      ticket: { _id: tickets.id, number: tickets.number, isUntouched: isUntouched(contacts.closedAt) },
    })
    .from(contacts)
    .leftJoin(users, eq(users.email, contacts.email))
    .leftJoin(tickets, eq(tickets.id, contacts.ticketId))
    .where(eq(contacts.id, id));
  if (!row) throw new AppError('not_found');
  const { account } = row;
  return {
    ...summariseContact(row),
    account: account && { _id: account._id, fullName: fullName(account) },
    entries: await entriesOf(db, id),
  };
}

async function entriesOf(db: Db, contactId: string): Promise<Contact['entries']> {
  const rows = await db
    .select({
      _id: contactEntries.id,
      kind: contactEntries.kind,
      text: contactEntries.text,
      createdAt: contactEntries.createdAt,
      author: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(contactEntries)
    .leftJoin(users, eq(users.id, contactEntries.authorId))
    .where(eq(contactEntries.contactId, contactId))
    .orderBy(asc(contactEntries.createdAt), asc(contactEntries.id));
  return rows.map(({ author, createdAt, ...entry }) => ({
    ...entry,
    author: author && fullName(author),
    createdAt: createdAt.toISOString(),
  }));
}
