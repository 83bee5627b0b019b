import { integer, pgTable } from 'drizzle-orm/pg-core';

/** Raised by every save of content; each process keeps its cache while this number stands. */
export const contentVersion = pgTable('content_version', { id: integer().primaryKey(), number: integer().notNull() });
