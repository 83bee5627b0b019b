import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { CategoryContent } from '../../contract/ticket-choices.ts';
import { updateChoice } from './update-choice.ts';

type Edited = { id: string; revision: number } & CategoryContent;

/** Replaces what a category says. */
export async function updateTicketCategory(
  db: Db,
  actor: Actor,
  { id, revision, ...content }: Edited,
  now: Date,
): Promise<void> {
  await updateChoice(db, actor, 'categories', { id, revision, content }, now);
}
