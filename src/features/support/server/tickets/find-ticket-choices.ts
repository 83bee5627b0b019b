import { asc, isNull } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { ticketCategories, ticketPriorities } from '../tables.ts';

/** What a ticket may be about and how much it may press, in the order in which they are offered. */
export async function findTicketChoices(db: Db) {
  const [categories, priorities] = await Promise.all([
    db
      .select({ _id: ticketCategories.id, name: ticketCategories.name })
      .from(ticketCategories)
      .where(isNull(ticketCategories.deletedAt))
      .orderBy(asc(ticketCategories.sequence), asc(ticketCategories.id)),
    db
      .select({ _id: ticketPriorities.id, name: ticketPriorities.name, hours: ticketPriorities.hours })
      .from(ticketPriorities)
      .where(isNull(ticketPriorities.deletedAt))
      .orderBy(asc(ticketPriorities.sequence), asc(ticketPriorities.id)),
  ]);
  return { categories, priorities };
}
