import type { Db } from '../database/db.ts';
import { contentVersion } from './tables.ts';

/** How long content may be shown without asking the database whether it changed. */
const TRUSTED_MS = 1_000;

interface Cache {
  version: number;
  checkedAt: number;
  checking: Promise<void> | undefined;
  kept: Map<string, Promise<unknown>>;
}

const caches = new WeakMap<Db, Cache>();

/**
 * Site content from this process's memory, read again when its version number in the database has moved: a save shows
 * within a second on every process. `name` is one of a few fixed names, never a visitor's input.
 */
export async function fromCache<T>(db: Db, now: Date, name: string, load: () => Promise<T>): Promise<T> {
  const cache = cacheOf(db);
  if (Math.abs(now.getTime() - cache.checkedAt) >= TRUSTED_MS) await check(db, cache, now);
  const known = cache.kept.get(name);
  if (known) return (await known) as T;
  const { kept } = cache;
  const loading = load();
  kept.set(name, loading);
  try {
    return await loading;
  } catch (error) {
    kept.delete(name);
    throw error;
  }
}

function cacheOf(db: Db): Cache {
  const cache = caches.get(db) ?? { version: -1, checkedAt: 0, checking: undefined, kept: new Map() };
  caches.set(db, cache);
  return cache;
}

/** Asked once for all who wait. What is loaded afterwards can only be newer than the number read here. */
function check(db: Db, cache: Cache, now: Date): Promise<void> {
  cache.checking ??= readVersion(db)
    .then((version) => {
      if (version !== cache.version) cache.kept = new Map();
      cache.version = version;
      cache.checkedAt = now.getTime();
    })
    .finally(() => {
      cache.checking = undefined;
    });
  return cache.checking;
}

async function readVersion(db: Db): Promise<number> {
  const [row] = await db.select({ number: contentVersion.number }).from(contentVersion);
  return row?.number ?? 0;
}
