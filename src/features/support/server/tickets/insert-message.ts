import { cleanText } from '#domain/text/normalise.ts';
import { invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { claimTicketFiles } from '../files/claim-ticket-files.ts';
import { ticketMessages } from '../tables.ts';

interface NewMessage {
  ticketId: string;
  kind: 'message' | 'note';
  text: string;
  /** Somebody on the staff may open a ticket of their own: there they are its owner. */
  byStaff: boolean;
  /** Ids of what was uploaded to be sent along. */
  files?: readonly string[];
}

/** Adds what somebody wrote to a ticket, with an account or without, and tells it as it is stored. */
export async function insertMessage(
  tx: Db,
  authorId: string | null,
  { files = [], ...message }: NewMessage,
  now: Date,
): Promise<string> {
  const text = cleanText(message.text);
  if (text === '') throw invalidField('text', 'required');
  const id = newId();
  await tx.insert(ticketMessages).values({ ...message, id, text, authorId, createdAt: now });
  await claimTicketFiles(tx, authorId, id, files);
  return text;
}
