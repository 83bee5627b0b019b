import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { PriorityContent } from '../../contract/ticket-choices.ts';
import { createChoice } from './create-choice.ts';

/** Adds a priority at the end. */
export async function createTicketPriority(
  db: Db,
  actor: Actor,
  priority: PriorityContent,
  now: Date,
): Promise<{ _id: string }> {
  return await createChoice(db, actor, 'priorities', priority, now);
}
