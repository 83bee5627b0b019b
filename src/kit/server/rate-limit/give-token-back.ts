import { eq, sql } from 'drizzle-orm';
import type { Db } from '../database/db.ts';
import { rateLimits } from './tables.ts';

/** Uncounts a try that turned out to be one that is not limited. */
export async function giveTokenBack(db: Db, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}
