import { sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';

/**
 * Holds a bank until the transaction ends: what comes into it is counted, and its tree changed, by one at a time.
 * Whoever holds it as well as rows of it holds it first.
 */
export async function lockBank(tx: Db, ownerId: string | null): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`question bank ${ownerId ?? 'shared'}`}, 0))`);
}
