import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MailTexts } from '#kit/contract/mail-template.ts';
import { newId } from '../ids.ts';
import type { MailHeaders } from './headers.ts';

/** Every mail the product sent or is to send, as it was written. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    toAddress: text().notNull(),
    /** Which message of the product it is: `register-code`, `invitation`. */
    template: text().notNull(),
    locale: text({ enum: ['en', 'bn'] }).notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** What in it lets whoever reads it in, codes and links; empty once it is hidden, null where there is none. */
    secrets: jsonb().$type<string[]>(),
    /** What it says to programs, where that is more than every mail does. */
    headers: jsonb().$type<MailHeaders>(),
    state: text({ enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    /** `sent`, but to nobody: there was no mail server, so the console has it. */
    printed: boolean().notNull().default(false),
    attempts: integer().notNull().default(0),
    /** An attempt is under way since then; keeps a second worker from sending the same mail. */
    sendingSince: timestamp({ withTimezone: true }),
    error: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.createdAt, table.id),
    index('mails_texts').using('gin', table.toAddress.op('gin_trgm_ops'), table.subject.op('gin_trgm_ops')),
    index().on(table.toAddress, table.createdAt),
    index('mails_queued').on(table.createdAt).where(sql`${table.state} = 'queued'`),
    index('mails_failed').on(table.createdAt).where(sql`${table.state} = 'failed'`),
  ],
);

/**
 * What people wrote in place of the product's own words of a mail: a row a change, and the last one stands. Null takes
 * the product's own words again.
 */
export const mailWordings = pgTable(
  'mail_wordings',
  {
    template: text().notNull(),
    revision: integer().notNull(),
    texts: jsonb().$type<MailTexts>(),
    authorId: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (wording) => [primaryKey({ columns: [wording.template, wording.revision] })],
);
