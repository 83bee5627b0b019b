import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';

export interface DatabaseFacts extends Record<string, unknown> {
  /** As PostgreSQL says it. */
  version: string;
  bytes: number;
  migrations: number;
  migratedAt: string | null;
}

/** Which PostgreSQL it is, how large, and how far it was brought. */
export async function describeDatabase(db: Db): Promise<DatabaseFacts> {
  const { rows } = await db.execute<DatabaseFacts>(sql`
    SELECT current_setting('server_version') AS version, pg_database_size(current_database())::float8 AS bytes,
      count(*)::int AS migrations,
      to_char(max(applied_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "migratedAt"
    FROM schema_migrations`);
  const [facts] = rows;
  if (!facts) throw new Error('The database says nothing of itself.');
  return facts;
}
