import { eq } from 'drizzle-orm';
import type { Doer } from '#kit/server/audit/record-change.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { ticketSubject } from '../../audit.ts';
import { tickets } from '../tables.ts';
import { waitingFrom } from './due-of.ts';
import { insertMessage } from './insert-message.ts';
import { tellOfMessage } from './tell-of-message.ts';

interface Written {
  byStaff: boolean;
  text: string;
  files: readonly string[];
}

/**
 * Writes in an open ticket that is locked. What staff write answers it; what its owner writes is due to be answered
 * anew, unless it waits for us already.
 */
export async function writeMessage(
  tx: Db,
  ticket: typeof tickets.$inferSelect,
  by: Doer,
  { byStaff, text, files }: Written,
  sending: { publicUrl: string; now: Date },
): Promise<void> {
  const { now } = sending;
  const { id, subject, ownerId } = ticket;
  const written = { ticketId: id, kind: 'message', text, byStaff, files } as const;
  const stored = await insertMessage(tx, by.id ?? null, written, now);
  const change = byStaff
    ? { state: 'answered' as const, firstAnsweredAt: ticket.firstAnsweredAt ?? now }
    : { state: 'open' as const, ...(ticket.state === 'open' ? {} : await waitingFrom(tx, ticket.priorityId, now)) };
  await tx
    .update(tickets)
    .set({ ...change, updatedAt: now })
    .where(eq(tickets.id, id));
  await tellOfMessage(tx, { ticket, text: stored, byStaff }, sending);
  await recordChange(tx, by, ticketSubject, { action: 'answered', id, name: subject, ownerId }, now);
}
