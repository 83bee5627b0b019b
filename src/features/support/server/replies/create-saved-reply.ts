import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { ReplyContent } from '../../contract/saved-replies.ts';
import { createChoice } from '../choices/create-choice.ts';

/** Keeps an answer, at the end. */
export async function createSavedReply(db: Db, actor: Actor, reply: ReplyContent, now: Date): Promise<{ _id: string }> {
  return await createChoice(db, actor, 'replies', reply, now);
}
