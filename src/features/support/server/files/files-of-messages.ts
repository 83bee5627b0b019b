import { asc, inArray } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import type { TicketFile } from '../../contract/ticket-files.ts';
import { ticketFiles } from '../tables.ts';

/** What was sent along, by the id of its message. */
export async function filesOfMessages(db: Db, messageIds: string[]): Promise<Map<string, TicketFile[]>> {
  const rows = await db
    .select({
      messageId: ticketFiles.messageId,
      _id: ticketFiles.id,
      name: ticketFiles.name,
      size: ticketFiles.size,
    })
    .from(ticketFiles)
    .where(inArray(ticketFiles.messageId, messageIds))
    .orderBy(asc(ticketFiles.id));
  const byMessage = Map.groupBy(rows, ({ messageId }) => messageId ?? '');
  return new Map(
    [...byMessage].map(([message, files]) => [message, files.map(({ messageId: _message, ...file }) => file)]),
  );
}
