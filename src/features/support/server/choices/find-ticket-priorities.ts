import { asc, isNull } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import type { Priority } from '../../contract/ticket-choices.ts';
import { ticketPriorities } from '../tables.ts';
import { ticketsWith } from './tickets-with.ts';

/** Priorities as they are edited, in their order. */
export async function findTicketPriorities(db: Db) {
  const { id, name, hours, revision, sequence, deletedAt } = ticketPriorities;
  const items: Priority[] = await db
    .select({ _id: id, name, hours, revision, tickets: ticketsWith('priorities') })
    .from(ticketPriorities)
    .where(isNull(deletedAt))
    .orderBy(asc(sequence), asc(id));
  return { items, next: null, total: items.length };
}
