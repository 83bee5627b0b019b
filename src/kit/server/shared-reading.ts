import type { Db } from './database/db.ts';

interface Shared<T> {
  at: number;
  reading: Promise<T>;
}

/**
 * A reading that everyone shares who asks within so many milliseconds of its start: however many ask, the database is
 * asked once. One that failed is shared by those who waited for it alone.
 */
export function sharedReading<T>(ms: number, read: (db: Db, now: Date) => Promise<T>) {
  const shared = new WeakMap<Db, Shared<T>>();
  return (db: Db, now: Date): Promise<T> => {
    const known = shared.get(db);
    if (known && Math.abs(now.getTime() - known.at) < ms) return known.reading;
    const begun = { at: now.getTime(), reading: read(db, now) };
    shared.set(db, begun);
    begun.reading.catch(() => {
      if (shared.get(db) === begun) shared.delete(db);
    });
    return begun.reading;
  };
}
