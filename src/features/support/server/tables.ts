import { isNull, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Locale } from '../../../domain/text/locale.ts';
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
    /** Of our answer to what they wrote last. */
    dueAt: moment().notNull(),
    /** When they had an answer to all that they wrote; null while they wait. */
    answeredAt: moment(),
    closedAt: moment(),
    /** That it became; it is answered there from then on. */
    ticketId: uuid()
      .references((): AnyPgColumn => tickets.id, { onDelete: 'set null' })
      .unique(),
  },
  (contact) => [
    index('contacts_due').on(contact.state, contact.dueAt),
    index('contacts_created_at').on(contact.createdAt),
  ],
);

/** What was written since: by staff to a contact and about it, and by the person by email. */
export const contactEntries = pgTable(
  'contact_entries',
  {
    id: uuid().primaryKey(),
    contactId: uuid()
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['answer', 'note', 'reply'] }).notNull(),
    text: text().notNull(),
    /** Of what staff wrote. */
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
  },
  (entry) => [index('contact_entries_contact').on(entry.contactId, entry.createdAt)],
);

/** What tickets are offered to choose from; the migration of each table brings some. */
const offered = {
  id: uuid().primaryKey(),
  name: jsonb().$type<Record<Locale, string>>().notNull(),
  sequence: integer().notNull().default(0),
  /** Raised by every change of it. */
  revision: integer().notNull().default(1),
  /** Offered no longer from then on; tickets keep it. */
  deletedAt: moment(),
};

/** What tickets are about. */
export const ticketCategories = pgTable('ticket_categories', offered);

/** How much they press. */
export const ticketPriorities = pgTable('ticket_priorities', {
  ...offered,
  /** Within how many hours we answer. */
  hours: integer().notNull(),
});

/** Answers that staff keep, each in one language or both: empty in the other. */
export const savedReplies = pgTable('saved_replies', {
  ...offered,
  text: jsonb().$type<Record<Locale, string>>().notNull(),
});

/** What account holders ask support for. */
export const tickets = pgTable(
  'tickets',
  {
    id: uuid().primaryKey(),
    /** That people call it by. */
    number: integer().notNull().generatedAlwaysAsIdentity().unique(),
    /** Nobody's while whoever wrote has no account: then it says who they are and is answered by email. */
    ownerId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    guestName: text(),
    /** In the one form that accounts have it in. */
    guestEmail: text(),
    categoryId: uuid()
      .notNull()
      .references(() => ticketCategories.id),
    priorityId: uuid()
      .notNull()
      .references(() => ticketPriorities.id),
    /** Who on the staff has it in hand. */
    holderId: uuid().references(() => users.id, { onDelete: 'set null' }),
    subject: text().notNull(),
    /** That it was opened in, and its emails are written in. */
    locale: text({ enum: ['en', 'bn'] }).notNull(),
    /** `open` waits for us, `answered` for its owner. */
    state: text({ enum: ['open', 'answered', 'closed'] })
      .notNull()
      .default('open'),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Since when its owner waits for our next answer, or last waited. */
    waitingSince: moment().notNull(),
    /** Of our next answer. */
    dueAt: moment().notNull(),
    /** Of our first answer. */
    firstDueAt: moment().notNull(),
    firstAnsweredAt: moment(),
    closedAt: moment(),
  },
  (ticket) => [
    index('tickets_due').on(ticket.state, ticket.dueAt),
    index('tickets_owner').on(ticket.ownerId, ticket.updatedAt),
    index('tickets_category').on(ticket.categoryId),
    index('tickets_priority').on(ticket.priorityId),
    index('tickets_first_answered').on(ticket.firstAnsweredAt),
    index('tickets_unowned').on(ticket.guestEmail).where(isNull(ticket.ownerId)),
    check('tickets_answerable', sql`${ticket.ownerId} is not null or ${ticket.guestEmail} is not null`),
  ],
);

export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: uuid().primaryKey(),
    ticketId: uuid()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    /** A note is for staff alone. */
    kind: text({ enum: ['message', 'note'] }).notNull(),
    text: text().notNull(),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    byStaff: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (message) => [index('ticket_messages_ticket').on(message.ticketId, message.createdAt)],
);

/** What was sent along with a message; its bytes are in the storage. */
export const ticketFiles = pgTable(
  'ticket_files',
  {
    id: uuid().primaryKey(),
    /** Of none until it is sent, and again once its ticket is gone: then a job deletes it. */
    messageId: uuid().references(() => ticketMessages.id, { onDelete: 'set null' }),
    /** Who may send it along. */
    uploaderId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** What its bytes are stored under. */
    key: text().notNull(),
    digest: text().notNull(),
    name: text().notNull(),
    size: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (file) => [
    index('ticket_files_message').on(file.messageId),
    index('ticket_files_uploader').on(file.uploaderId, file.digest),
    index('ticket_files_unused').on(file.createdAt).where(isNull(file.messageId)),
  ],
);

/** By what answers by email are known: of one person and one ticket or contact, and told to nobody else. */
export const replyTokens = pgTable(
  'reply_tokens',
  {
    token: text().primaryKey(),
    ticketId: uuid().references(() => tickets.id, { onDelete: 'cascade' }),
    contactId: uuid().references(() => contacts.id, { onDelete: 'cascade' }),
    /** Null of whoever wrote without an account. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** The id of the last mail that came by it. */
    lastMessageId: text(),
  },
  (token) => [
    unique('reply_tokens_person').on(token.ticketId, token.contactId, token.userId).nullsNotDistinct(),
    check('reply_tokens_of_one', sql`num_nonnulls(${token.ticketId}, ${token.contactId}) = 1`),
  ],
);

/** The mailbox that answers come to, and how far it was read. */
export const mailboxes = pgTable('mailboxes', {
  /** User, host and folder. */
  name: text().primaryKey(),
  uidValidity: text(),
  lastUid: bigint({ mode: 'number' }).notNull().default(0),
  /** A worker reads it until then, unless it dies. */
  busyUntil: moment(),
  failures: integer().notNull().default(0),
  retryAt: moment(),
});

/** Every mail that came, once: what was taken into a ticket or contact, and what was not and why. */
export const receivedMails = pgTable(
  'received_mails',
  {
    id: uuid().primaryKey(),
    /** Its sender's id of it, or of its bytes where it has none. */
    messageId: text().notNull().unique(),
    ticketId: uuid().references(() => tickets.id, { onDelete: 'set null' }),
    contactId: uuid().references(() => contacts.id, { onDelete: 'set null' }),
    sender: text().notNull(),
    subject: text().notNull(),
    /** Of one that was not taken; the words of others are where they went. */
    text: text().notNull(),
    /** Why it was not taken; null where it was. */
    refusal: text({ enum: ['unknown', 'sender', 'automatic', 'own', 'empty', 'often', 'large', 'broken'] }),
    /** Since when staff know of it, or need not. */
    seenAt: moment(),
    receivedAt: moment().notNull(),
  },
  (mail) => [
    index('received_mails_waiting')
      .on(mail.receivedAt)
      .where(sql`${mail.refusal} is not null and ${mail.seenAt} is null`),
    index('received_mails_at').on(mail.receivedAt),
  ],
);
