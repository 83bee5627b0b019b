import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { CategoryContent } from '../../contract/ticket-choices.ts';
import { createChoice } from './create-choice.ts';

/** Adds a category at the end. */
export async function createTicketCategory(
  db: Db,
  actor: Actor,
  category: CategoryContent,
  now: Date,
): Promise<{ _id: string }> {
  return await createChoice(db, actor, 'categories', category, now);
}
