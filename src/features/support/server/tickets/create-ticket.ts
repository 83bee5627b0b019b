import type { Locale } from '#domain/text/locale.ts';
import { cleanLine } from '#domain/text/normalise.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { invalidField } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { ticketSubject } from '../../audit.ts';
import type { createTicket as endpoint } from '../../contract/tickets.ts';
import { tickets } from '../tables.ts';
import { answerTimeOf } from './due-of.ts';
import { insertMessage } from './insert-message.ts';
import { requireCategory } from './require-category.ts';
import { tellOfMessage } from './tell-of-message.ts';

type Written = Received<typeof endpoint>['body'];

/** Opens a ticket with its first message; how soon it is due follows from its priority. */
export async function createTicket(
  db: Db,
  actor: Actor,
  { subject: typed, category, priority, text, files }: Written,
  { locale, publicUrl, now }: { locale: Locale; publicUrl: string; now: Date },
): Promise<{ _id: string }> {
  const subject = cleanLine(typed);
  if (subject === '') throw invalidField('subject', 'required');
  const id = newId();
  await db.transaction(async (tx) => {
    await requireCategory(tx, category);
    const dueAt = new Date(now.getTime() + (await answerTimeOf(tx, priority, 'offered')));
    const choices = { categoryId: category, priorityId: priority };
    const times = { createdAt: now, updatedAt: now, waitingSince: now, dueAt, firstDueAt: dueAt };
    await tx.insert(tickets).values({ ...choices, ...times, id, ownerId: actor.id, subject, locale });
    const written = { ticketId: id, kind: 'message', text, byStaff: false, files } as const;
    const stored = await insertMessage(tx, actor.id, written, now);
    const ticket = { id, ownerId: actor.id, guestEmail: null, holderId: null, subject, locale };
    await tellOfMessage(tx, { ticket, text: stored, byStaff: false }, { publicUrl, now });
    await recordChange(tx, actor, ticketSubject, { action: 'created', id, name: subject }, now);
  });
  return { _id: id };
}
