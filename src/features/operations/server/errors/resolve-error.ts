import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { settleError } from './settle-error.ts';

/** Says that what caused an error is mended. */
export function resolveError(db: Db, actor: Actor, id: string, now: Date): Promise<void> {
  return settleError(db, actor, id, true, now);
}
