import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { settleError } from './settle-error.ts';

/** Opens an error again that was resolved. */
export function reopenError(db: Db, actor: Actor, id: string, now: Date): Promise<void> {
  return settleError(db, actor, id, false, now);
}
