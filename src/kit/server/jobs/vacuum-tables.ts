import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../database/db.ts';
import { defineJob } from './job.ts';

/**
 * Takes dead rows out of tables and indexes, which otherwise slow every read. PostgreSQL's own autovacuum begins at a
 * fifth and leaves nothing to do here; the embedded database has none.
 */
export const vacuumTables = defineJob({
  name: 'vacuum-tables',
  schema: z.object({}),
  cron: '*/5 * * * *',
  line: 'slow',
  retryLimit: 0,
  run: ({ db }) => vacuumWorn(db),
});

/** Vacuums each table of which more than a quarter is dead. */
export async function vacuumWorn(db: Db): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables
    WHERE n_dead_tup > 1000 + 0.25 * n_live_tup`);
  for (const { name } of rows) await db.execute(sql`VACUUM (ANALYZE) ${sql.raw(name)}`);
}
