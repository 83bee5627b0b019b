import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { practiceMemories } from '../tables.ts';
import { isOf } from './memory.ts';

/** Practice begins anew. Nothing happens where nothing is remembered. */
export async function forgetPractice(db: Db, actor: Actor, projectId: string): Promise<void> {
  await db.delete(practiceMemories).where(isOf({ actor, projectId }));
}
