import { index, json, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Fingerprint } from './fingerprint.ts';

/**
 * What requests with an `Idempotency-Key` were answered, for their
 * repetitions; written in the transaction of the change.
 */
export const keptReplies = pgTable(
  'kept_replies',
  {
    /** The account that called. */
    caller: text().notNull(),
    /** The key as a digest. */
    key: text().notNull(),
    endpoint: text().notNull(),
    fingerprint: jsonb().$type<Fingerprint>().notNull(),
    /** As it was written: `jsonb` would bring its names into another order. */
    reply: json(),
    keptAt: timestamp({ withTimezone: true }).notNull(),
  },
  (kept) => [primaryKey({ columns: [kept.caller, kept.key] }), index('kept_replies_kept_at').on(kept.keptAt)],
);
