import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '#kit/server/database/db.ts';
import { READY_DATABASE } from '#kit/server/database/embedded/ready-database.ts';
import { openDatabase } from '#kit/server/database/open-database.ts';
import { root } from '../../../tools/root.ts';
import { scratchFolder } from '../../../tools/scratch-folder.ts';
import { type RunningProduct, startProduct } from './product.ts';

/**
 * The product on a database that already holds what `seed` puts there: people of every role, for whom no form makes an
 * account, and what only time would bring.
 */
export async function startSeededProduct<T>(
  seed: (db: Db) => Promise<T>,
): Promise<{ product: RunningProduct; seeded: T }> {
  const dataDir = scratchFolder('e2e-seeded');
  const seeded = await fillDatabase(dataDir, seed);
  return { product: await startProductOn(dataDir), seeded };
}

/** The product on a data folder that goes with it. */
export async function startProductOn(dataDir: string): Promise<RunningProduct> {
  const product = await startProduct({ DATA_DIR: dataDir });
  const stop = async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...product, stop };
}

/** Makes a database in a data folder. */
export async function fillDatabase<T>(dataDir: string, seed: (db: Db) => Promise<T>): Promise<T> {
  cpSync(join(root, READY_DATABASE), join(dataDir, 'database'), { recursive: true });
  return await withDatabase(dataDir, seed);
}

/** Works in the database of a data folder in which no product runs. */
export async function withDatabase<T>(dataDir: string, work: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}
