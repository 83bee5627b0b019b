import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#features/identity/server/tables.ts';
import type { TicketStanding } from '../../contract/tickets.ts';
import { fullName } from '../full-name.ts';
import { ticketCategories, ticketPriorities, tickets } from '../tables.ts';

export const owners = alias(users, 'owners');
export const holders = alias(users, 'holders');

/** How a ticket stands for staff at this moment. */
export function standingAt(now: Date): SQL<TicketStanding> {
  return sql<TicketStanding>`case when ${tickets.state} = 'open' and ${tickets.dueAt} < ${now.toISOString()}::timestamptz
    then 'overdue' else ${tickets.state} end`;
}

/** What its owner is told of a ticket in a list. */
export const ownColumns = {
  _id: tickets.id,
  number: tickets.number,
  subject: tickets.subject,
  standing: tickets.state,
  category: ticketCategories.name,
  priority: ticketPriorities.name,
  createdAt: tickets.createdAt,
  updatedAt: tickets.updatedAt,
};

const personOf = (person: typeof owners) => ({
  _id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
});

/** Whose a ticket is, as `askerOf` names them. */
const ownerColumns = { owner: personOf(owners), guestName: tickets.guestName };

interface Asker {
  owner: { _id: string; firstName: string; lastName: string } | null;
  guestName: string | null;
}

/** Whose a ticket is: the account, or who wrote without one. */
export function askerOf({ owner, guestName }: Asker): { _id: string | null; fullName: string } {
  return owner ? { _id: owner._id, fullName: fullName(owner) } : { _id: null, fullName: guestName ?? '' };
}

/** What staff are told. */
export function staffColumns(now: Date) {
  return {
    ...ownColumns,
    standing: standingAt(now),
    dueAt: tickets.dueAt,
    firstDueAt: tickets.firstDueAt,
    firstAnsweredAt: tickets.firstAnsweredAt,
    ...ownerColumns,
    holder: personOf(holders as unknown as typeof owners),
  };
}
