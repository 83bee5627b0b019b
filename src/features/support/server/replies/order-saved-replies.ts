import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { orderTicketChoices } from '../choices/order-ticket-choices.ts';

/** Puts all answers that staff keep in this order. */
export async function orderSavedReplies(db: Db, actor: Actor, ids: readonly string[], now: Date): Promise<void> {
  await orderTicketChoices(db, actor, { kind: 'replies', ids }, now);
}
