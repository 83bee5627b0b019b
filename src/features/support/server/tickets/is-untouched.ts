import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { ticketMessages, tickets } from '../tables.ts';

/** Whether nobody wrote in a ticket after this moment, nor closed it. */
export function isUntouched(since: SQLWrapper): SQL<boolean> {
  return sql<boolean>`(${tickets.state} <> 'closed' and not exists (
    select 1 from ${ticketMessages} where ${ticketMessages.ticketId} = ${tickets.id} and ${ticketMessages.createdAt} > ${since}
  ))`;
}
