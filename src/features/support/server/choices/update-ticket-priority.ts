import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { PriorityContent } from '../../contract/ticket-choices.ts';
import { updateChoice } from './update-choice.ts';

type Edited = { id: string; revision: number } & PriorityContent;

/** Replaces what a priority says; what waits already stays due when it is. */
export async function updateTicketPriority(
  db: Db,
  actor: Actor,
  { id, revision, ...content }: Edited,
  now: Date,
): Promise<void> {
  await updateChoice(db, actor, 'priorities', { id, revision, content }, now);
}
