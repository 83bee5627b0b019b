import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { lockTicket } from './lock-ticket.ts';
import { writeMessage } from './write-message.ts';

/** Writes in an open ticket, as its owner or as staff. */
export async function addTicketMessage(
  db: Db,
  actor: Actor,
  { id, text, files }: { id: string; text: string; files: readonly string[] },
  sending: { publicUrl: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, actor, id);
    if (ticket.state === 'closed') throw new AppError('conflict', { message: 'ticketClosed' });
    await writeMessage(tx, ticket, actor, { byStaff: ticket.ownerId !== actor.id, text, files }, sending);
  });
}
