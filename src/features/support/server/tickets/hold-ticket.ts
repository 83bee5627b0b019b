import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { invalidField } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { ticketSubject } from '../../audit.ts';
import { tickets } from '../tables.ts';
import { findTicketHolders } from './find-ticket-holders.ts';
import { lockTicket } from './lock-ticket.ts';

/** Puts a ticket in the hands of one of the staff whose work they are, or of nobody. */
export async function holdTicket(
  db: Db,
  actor: Actor,
  { id, holder }: { id: string; holder: string | null },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { holderId, subject } = await lockTicket(tx, actor, id);
    if (holderId === holder) return;
    if (holder !== null) {
      const holders = await findTicketHolders(tx);
      if (!holders.some(({ _id }) => _id === holder)) throw invalidField('holder', 'unknownChoice');
    }
    await tx.update(tickets).set({ holderId: holder }).where(eq(tickets.id, id));
    await recordChange(tx, actor, ticketSubject, { action: 'held', id, name: subject }, now);
  });
}
