import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';

/** So many at once: nobody waits for a delete of a million rows. */
const AT_ONCE = 5_000;

/** Deletes the rows of a table for which `where` holds, a statement for every 5,000 of them. */
export async function deleteInBatches(db: Db, table: PgTable & { id: PgColumn }, where: SQL): Promise<void> {
  let removed: number;
  do {
    const some = db.select({ id: table.id }).from(table).where(where).limit(AT_ONCE);
    const gone = await db.delete(table).where(inArray(table.id, some)).returning({ id: table.id });
    removed = gone.length;
  } while (removed === AT_ONCE);
}
