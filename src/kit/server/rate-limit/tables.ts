import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Tries counted in fixed windows, one row for each thing that is limited. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    windowStartedAt: timestamp({ withTimezone: true }).notNull(),
    windowEndsAt: timestamp({ withTimezone: true }).notNull(),
    hits: integer().notNull(),
  },
  (table) => [index().on(table.windowEndsAt)],
);
