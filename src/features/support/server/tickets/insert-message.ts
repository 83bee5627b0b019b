import { cleanText } from '#domain/text/normalise.ts';
import { type Actor, may } from '#kit/contract/actor.ts';
import { invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { ticketMessages } from '../tables.ts';

interface NewMessage {
  ticketId: string;
  kind: 'message' | 'note';
  text: string;
  /** Somebody on the staff may open a ticket of their own: there they are its owner. */
  byStaff?: boolean;
}

/** Adds what somebody wrote to a ticket, and tells it as it is stored. */
export async function insertMessage(tx: Db, actor: Actor, message: NewMessage, now: Date): Promise<string> {
  const text = cleanText(message.text);
  if (text === '') throw invalidField('text', 'required');
  const byStaff = message.byStaff ?? may(actor, 'tickets');
  await tx
    .insert(ticketMessages)
    .values({ ...message, id: newId(), text, byStaff, authorId: actor.id, createdAt: now });
  return text;
}
