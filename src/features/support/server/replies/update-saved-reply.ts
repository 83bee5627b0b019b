import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { ReplyContent } from '../../contract/saved-replies.ts';
import { updateChoice } from '../choices/update-choice.ts';

type Edited = { id: string; revision: number } & ReplyContent;

/** Replaces what a saved reply says. */
export async function updateSavedReply(
  db: Db,
  actor: Actor,
  { id, revision, ...content }: Edited,
  now: Date,
): Promise<void> {
  await updateChoice(db, actor, 'replies', { id, revision, content }, now);
}
