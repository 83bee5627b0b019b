import { asc, isNull } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import type { Category } from '../../contract/ticket-choices.ts';
import { ticketCategories } from '../tables.ts';
import { ticketsWith } from './tickets-with.ts';

/** Categories as they are edited, in their order. */
export async function findTicketCategories(db: Db) {
  const { id, name, revision, sequence, deletedAt } = ticketCategories;
  const items: Category[] = await db
    .select({ _id: id, name, revision, tickets: ticketsWith('categories') })
    .from(ticketCategories)
    .where(isNull(deletedAt))
    .orderBy(asc(sequence), asc(id));
  return { items, next: null, total: items.length };
}
