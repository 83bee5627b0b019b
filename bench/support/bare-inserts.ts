import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import pg from 'pg';
import { openDatabase } from '#kit/server/database/open-database.ts';
import { scratchFolder } from '../../tools/scratch-folder.ts';
import { createBenchDatabase } from './bench-database.ts';
import { CLIENTS } from './run-clients.ts';

export interface BareInserts {
  insert(): Promise<void>;
  /**
   * As the bare driver does it, which prepares nothing. On the embedded
   * database the same, for there nothing is prepared.
   */
  insertUnprepared(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * What the database itself can do: bare single-row insert transactions, by the product's driver, pool and durability.
 */
export async function openBareInserts(): Promise<BareInserts> {
  const folder = scratchFolder('bench-insert');
  const own = await createBenchDatabase();
  const database = await openDatabase({ url: own.url, dataDir: folder, poolSize: CLIENTS });
  await database.pool.query('CREATE TABLE bare (id uuid PRIMARY KEY, value text NOT NULL)');
  const unprepared = own.url === undefined ? undefined : new pg.Pool({ connectionString: own.url, max: CLIENTS });
  const insertBy = async (pool: pg.Pool) => {
    await pool.query('INSERT INTO bare (id, value) VALUES ($1, $2)', [randomUUID(), 'a short text']);
  };
  return {
    insert: () => insertBy(database.pool),
    insertUnprepared: () => insertBy(unprepared ?? database.pool),
    async remove() {
      await unprepared?.end();
      await database.close();
      await own.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
