import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { restoreTicketChoice } from '../choices/restore-ticket-choice.ts';

/** Brings back an answer that was deleted. */
export async function restoreSavedReply(db: Db, actor: Actor, id: string, now: Date): Promise<void> {
  await restoreTicketChoice(db, actor, { kind: 'replies', id }, now);
}
