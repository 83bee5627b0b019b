import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { MOST_COUNTED } from '../../contract/listing.ts';
import type { Db } from './db.ts';

/** How many rows of a table are wanted; beyond 10,000 nobody counts on, and 10,001 stands for more. */
export async function countTo(db: Db, table: PgTable, wanted: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(wanted)
    .limit(MOST_COUNTED + 1)
    .as('some');
  return await db.$count(some);
}
