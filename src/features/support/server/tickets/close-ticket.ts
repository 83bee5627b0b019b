import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { ticketSubject } from '../../audit.ts';
import { tickets } from '../tables.ts';
import { lockTicket } from './lock-ticket.ts';

/** Closes a ticket; one that is closed stays so. */
export async function closeTicket(db: Db, actor: Actor, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { state, subject, ownerId } = await lockTicket(tx, actor, id);
    if (state === 'closed') return;
    await tx.update(tickets).set({ state: 'closed', closedAt: now }).where(eq(tickets.id, id));
    await recordChange(tx, actor, ticketSubject, { action: 'closed', id, name: subject, ownerId }, now);
  });
}
