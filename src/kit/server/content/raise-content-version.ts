import { sql } from 'drizzle-orm';
import type { Db } from '../database/db.ts';
import { contentVersion } from './tables.ts';

const ONLY_ROW = 1;

/** Makes every process read the site's content again. Belongs in the transaction of each save of content. */
export async function raiseContentVersion(db: Db): Promise<void> {
  await db
    .insert(contentVersion)
    .values({ id: ONLY_ROW, number: 1 })
    .onConflictDoUpdate({ target: contentVersion.id, set: { number: sql`${contentVersion.number} + 1` } });
}
