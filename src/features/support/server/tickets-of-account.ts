import { and, asc, eq } from 'drizzle-orm';
import type { AccountPart } from '#kit/server/account-data.ts';
import { receivedMails, ticketMessages, tickets } from './tables.ts';

/**
 * What a person asked support for, without the notes that staff wrote for themselves. It goes with the row of the
 * account, and so does what is kept of mails from its address.
 */
export const ticketsOfAccount: AccountPart = {
  name: 'tickets',
  async *read(db, { id }) {
    const own = await db
      .select({
        id: tickets.id,
        subject: tickets.subject,
        state: tickets.state,
        createdAt: tickets.createdAt,
        closedAt: tickets.closedAt,
      })
      .from(tickets)
      .where(eq(tickets.ownerId, id))
      .orderBy(asc(tickets.createdAt));
    for (const ticket of own) {
      const messages = await db
        .select({ at: ticketMessages.createdAt, byStaff: ticketMessages.byStaff, text: ticketMessages.text })
        .from(ticketMessages)
        .where(and(eq(ticketMessages.ticketId, ticket.id), eq(ticketMessages.kind, 'message')))
        .orderBy(asc(ticketMessages.createdAt));
      yield { ...ticket, messages };
    }
  },
  async delete(tx, { email }) {
    if (email !== null) await tx.delete(receivedMails).where(eq(receivedMails.sender, email));
  },
};
