import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Database } from '../database/open-database.ts';

/** pg-boss on the application's own pool, so both kinds of database work the same. */
export function createBoss({ kind, pool }: Database, options: { working: boolean }): PgBoss {
  return new PgBoss({
    backend: kind === 'embedded' ? 'pglite' : 'postgres',
    db: { executeSql: (text, values) => execute(pool, text, values) },
    supervise: options.working,
    schedule: options.working,
    monitorIntervalSeconds: 30,
    reindex: false,
    monitorVacuum: false,
  });
}

/**
 * pg-boss sends whole transactions as one text: with a list of values, were it an empty one, such a text would be prepared
 * like any other statement asked often, which PostgreSQL refuses. One that fails leaves its connection unusable, so that one
 * is closed.
 */
async function execute(pool: pg.Pool, text: string, values: unknown[] | undefined) {
  const client = await pool.connect();
  try {
    const result = await client.query(text, values?.length ? values : undefined);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
