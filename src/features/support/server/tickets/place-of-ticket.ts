import { eq } from 'drizzle-orm';
import { may } from '#kit/contract/actor.ts';
import type { FindPlace } from '#kit/server/audit/places.ts';
import { supportPaths } from '../../paths.ts';
import { tickets } from '../tables.ts';

/** Staff find a ticket in the back office, its owner in the dashboard. */
export const placeOfTicket: FindPlace = async (db, actor, id) => {
  const [ticket] = await db.select({ ownerId: tickets.ownerId }).from(tickets).where(eq(tickets.id, id));
  if (!ticket) return null;
  if (may(actor, 'tickets')) return supportPaths.ticket(id);
  return ticket.ownerId === actor.id ? supportPaths.ownTicket(id) : null;
};
