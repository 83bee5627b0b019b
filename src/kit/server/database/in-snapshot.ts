import type { Db } from './db.ts';

/** Several statements that read one and the same moment: what they count adds up, whoever writes meanwhile. */
export function inSnapshot<T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
