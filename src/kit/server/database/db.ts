import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** What every query takes as its first argument; a transaction is a `Db` too. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;
