import { eq } from 'drizzle-orm';
import { type Actor, may } from '#kit/contract/actor.ts';
import type { FileReply } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { maySeeTicket } from '../../policy.ts';
import { ticketFiles, ticketMessages, tickets } from '../tables.ts';
import { storedName } from './keep-ticket-file.ts';

/** A file of a ticket, for whoever may read its message; never as what it is, so that nothing in it is run. */
export async function downloadTicketFile(db: Db, storage: Storage, actor: Actor, id: string): Promise<FileReply> {
  const [file] = await db
    .select({
      key: ticketFiles.key,
      name: ticketFiles.name,
      size: ticketFiles.size,
      kind: ticketMessages.kind,
      ownerId: tickets.ownerId,
    })
    .from(ticketFiles)
    .innerJoin(ticketMessages, eq(ticketMessages.id, ticketFiles.messageId))
    .innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
    .where(eq(ticketFiles.id, id));
  const mayRead = file && maySeeTicket(actor, file) && (file.kind === 'message' || may(actor, 'tickets'));
  if (!mayRead) throw new AppError('not_found');
  const chunks = storage.get(storedName(file));
  return { filename: file.name, contentType: 'application/octet-stream', size: file.size, chunks };
}
