import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Db, openDatabase } from '#kit/server/database.ts';
import { migrate } from '#kit/server/migrate.ts';
import { root } from '../../../tools/root.ts';
import { type Product, startProduct } from './product.ts';

/** What the factories of the server's tests take. */
export interface Ground {
  db: Db;
  clock: { now: Date; set(now: Date | string): void; forward(seconds: number): void };
}

/**
 * The product on a database that already holds what `seed` puts there: people of every role, for whom no form makes an
 * account, signed in.
 */
export async function startSeededProduct<T>(
  seed: (ground: Ground) => Promise<T>,
): Promise<{ product: Product; seeded: T }> {
  mkdirSync(join(root, 'tmp'), { recursive: true });
  const dataDir = mkdtempSync(join(root, 'tmp/e2e-seeded-'));
  const seeded = await fillDatabase(dataDir, seed);
  const product = await startProduct({ DATA_DIR: dataDir });
  const stop = async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { product: { ...product, stop }, seeded };
}

export async function fillDatabase<T>(dataDir: string, seed: (ground: Ground) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url: process.env.DATABASE_URL, dataDir });
  try {
    await migrate(database);
    return await seed({ db: database.db, clock: standingClock(new Date()) });
  } finally {
    await database.close();
  }
}

function standingClock(now: Date): Ground['clock'] {
  const clock = {
    now,
    set(moment: Date | string) {
      clock.now = new Date(moment);
    },
    forward(seconds: number) {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
  };
  return clock;
}
