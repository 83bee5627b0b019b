import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/server/tables.ts';

const moment = () => timestamp({ withTimezone: true });

/** What people wrote to us on the contact page. */
export const contacts = pgTable(
  'contacts',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** In the one form that accounts have it in. */
    email: text().notNull(),
    phone: text(),
    subject: text().notNull(),
    message: text().notNull(),
    locale: text({ enum: ['en', 'bn'] }).notNull(),
    state: text({ enum: ['open', 'answered', 'closed'] })
      .notNull()
      .default('open'),
    /** Of day, sender and words: the same sent twice is told by it. */
    fingerprint: text().notNull().unique(),
    createdAt: moment().notNull(),
    dueAt: moment().notNull(),
    answeredAt: moment(),
    closedAt: moment(),
  },
  (contact) => [
    index('contacts_due').on(contact.state, contact.dueAt),
    index('contacts_created_at').on(contact.createdAt),
  ],
);

/** What staff wrote to a contact, and about it. */
export const contactEntries = pgTable(
  'contact_entries',
  {
    id: uuid().primaryKey(),
    contactId: uuid()
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['answer', 'note'] }).notNull(),
    text: text().notNull(),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
  },
  (entry) => [index('contact_entries_contact').on(entry.contactId, entry.createdAt)],
);
