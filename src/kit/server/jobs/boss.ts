import { PgBoss } from 'pg-boss';
import type { Database } from '../database.ts';

/** pg-boss on the application's own pool, so both kinds of database work the same. */
export function createBoss(database: Database, options: { working: boolean }): PgBoss {
  return new PgBoss({
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    supervise: options.working,
    schedule: options.working,
    monitorIntervalSeconds: 30,
    reindex: false,
    monitorVacuum: false,
  });
}
