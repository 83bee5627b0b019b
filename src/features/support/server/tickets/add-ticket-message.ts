import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { ticketSubject } from '../../audit.ts';
import { tickets } from '../tables.ts';
import { waitingFrom } from './due-of.ts';
import { insertMessage } from './insert-message.ts';
import { lockTicket } from './lock-ticket.ts';
import { tellOfMessage } from './tell-of-message.ts';

/**
 * Writes in an open ticket. What staff write answers it; what its owner writes is due to be answered anew, unless it
 * waits for us already.
 */
export async function addTicketMessage(
  db: Db,
  actor: Actor,
  { id, text, files }: { id: string; text: string; files: readonly string[] },
  sending: { publicUrl: string; now: Date },
): Promise<void> {
  const { now } = sending;
  await db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, actor, id);
    if (ticket.state === 'closed') throw new AppError('conflict', { message: 'ticketClosed' });
    const byStaff = ticket.ownerId !== actor.id;
    const stored = await insertMessage(tx, actor, { ticketId: id, kind: 'message', text, byStaff, files }, now);
    const change = byStaff
      ? { state: 'answered' as const, firstAnsweredAt: ticket.firstAnsweredAt ?? now }
      : {
          state: 'open' as const,
          ...(ticket.state === 'open' ? {} : await waitingFrom(tx, ticket.priorityId, now)),
        };
    await tx
      .update(tickets)
      .set({ ...change, updatedAt: now })
      .where(eq(tickets.id, id));
    await tellOfMessage(tx, { ticket, text: stored, byStaff }, sending);
    const { subject, ownerId } = ticket;
    await recordChange(tx, actor, ticketSubject, { action: 'answered', id, name: subject, ownerId }, now);
  });
}
