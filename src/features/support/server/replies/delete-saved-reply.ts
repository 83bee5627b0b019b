import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { deleteTicketChoice } from '../choices/delete-ticket-choice.ts';

/** Offers an answer no longer. */
export async function deleteSavedReply(db: Db, actor: Actor, id: string, now: Date): Promise<void> {
  await deleteTicketChoice(db, actor, { kind: 'replies', id }, now);
}
