import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#kit/server/database.ts';
import { root } from '../../tools/root.ts';
import { createBenchDatabase } from './bench-database.ts';
import { CLIENTS, runClients } from './run-clients.ts';

/** What the database itself can do: bare single-row insert transactions a second, by the product's driver and pool. */
export async function measureInsertLimit(seconds: { warmUp: number; measured: number }): Promise<number> {
  mkdirSync(join(root, 'tmp'), { recursive: true });
  const folder = mkdtempSync(join(root, 'tmp/bench-insert-'));
  const own = await createBenchDatabase();
  const database = await openDatabase({ url: own.url, dataDir: folder, poolSize: CLIENTS });
  await database.pool.query('CREATE TABLE bare (id uuid PRIMARY KEY, value text NOT NULL)');
  const { perSecond } = await runClients(seconds, async () => {
    await database.pool.query('INSERT INTO bare (id, value) VALUES ($1, $2)', [randomUUID(), 'a short text']);
  });
  await database.close();
  await own.drop();
  rmSync(folder, { recursive: true, force: true });
  return perSecond;
}
