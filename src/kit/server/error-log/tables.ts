import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ERROR_SOURCES } from '../../contract/error-source.ts';
import { newId } from '../ids.ts';

/** What went wrong in the product, a row for each cause, however often it happened. */
export const errors = pgTable(
  'errors',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    /** Digest of what tells it from others: see `causeOf`. */
    cause: text().notNull().unique(),
    source: text({ enum: ERROR_SOURCES }).notNull(),
    type: text().notNull(),
    /** This and all below it as they were the last time. */
    message: text().notNull(),
    /** The call, page or job in which it happened: a pattern or a name, never an address. */
    place: text().notNull(),
    trace: text().notNull(),
    /** The last few requests, the newest first, as their replies and the server's log name them. */
    requestIds: text().array().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
    firstSeen: timestamp({ withTimezone: true }).notNull(),
    lastSeen: timestamp({ withTimezone: true }).notNull(),
    /** Null while it is open. */
    resolvedAt: timestamp({ withTimezone: true }),
    /** It happened again after it had been resolved. */
    returned: boolean().notNull().default(false),
  },
  (error) => [
    index('errors_seen').on(error.lastSeen, error.id),
    index('errors_source').on(error.source, error.lastSeen, error.id),
    index('errors_texts').using(
      'gin',
      error.message.op('gin_trgm_ops'),
      error.type.op('gin_trgm_ops'),
      error.place.op('gin_trgm_ops'),
    ),
    index('errors_open').on(error.lastSeen, error.id).where(sql`${error.resolvedAt} is null`),
  ],
);
