import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { ticketSubject } from '../../audit.ts';
import { insertMessage } from './insert-message.ts';
import { lockTicket } from './lock-ticket.ts';

/** Writes a note in a ticket; its owner neither reads it nor is told that there is one. */
export async function addTicketNote(
  db: Db,
  actor: Actor,
  { id, text, files }: { id: string; text: string; files: readonly string[] },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { subject } = await lockTicket(tx, actor, id);
    await insertMessage(tx, actor.id, { ticketId: id, kind: 'note', text, byStaff: true, files }, now);
    await recordChange(tx, actor, ticketSubject, { action: 'noted', id, name: subject }, now);
  });
}
