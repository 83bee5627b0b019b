import type { Db } from '../database/db.ts';
import { raiseContentVersion } from './raise-content-version.ts';

/**
 * The transaction of a change of content: every process reads content again once it is done. Raising the version comes
 * first, so that changes follow one another and each checks what the one before it wrote.
 */
export async function changeContent(db: Db, change: (tx: Db) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    await raiseContentVersion(tx);
    await change(tx);
  });
}
