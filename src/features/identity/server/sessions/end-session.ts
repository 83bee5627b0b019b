import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { endSessions } from './end-sessions.ts';

/** Signs out one of the own sessions. */
export async function endSession(db: Db, actor: Actor, sessionId: string, now: Date): Promise<void> {
  const ended = await endSessions(db, actor.id, now, { only: sessionId });
  if (ended === 0) throw new AppError('not_found');
}
