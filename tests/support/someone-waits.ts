import { sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';

/**
 * Until somebody waits for what this transaction holds, within the few thousand looks that a slow machine takes. The
 * embedded database has one backend, where nobody waits for anybody.
 */
export async function someoneWaits(db: Db): Promise<void> {
  for (let looks = 0; looks < 5_000; looks += 1) {
    const { rows } = await db.execute(sql`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    if (rows.length > 0) return;
  }
  throw new Error('Nobody waits for a lock.');
}
