import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { ticketSubject } from '../../audit.ts';
import { tickets } from '../tables.ts';
import { waitingFrom } from './due-of.ts';
import { lockTicket } from './lock-ticket.ts';

/** Reopens a closed ticket: it waits for us again, due by its priority from now on. */
export async function reopenTicket(db: Db, actor: Actor, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { state, subject, ownerId, priorityId } = await lockTicket(tx, actor, id);
    if (state !== 'closed') return;
    const change = { state: 'open' as const, closedAt: null, ...(await waitingFrom(tx, priorityId, now)) };
    await tx.update(tickets).set(change).where(eq(tickets.id, id));
    await recordChange(tx, actor, ticketSubject, { action: 'reopened', id, name: subject, ownerId }, now);
  });
}
