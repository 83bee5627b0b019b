import { type SQL, sql } from 'drizzle-orm';
import type { ContactStanding } from '../../contract/contacts.ts';
import { contacts } from '../tables.ts';

/** How a contact stands at this moment. */
export function standingAt(now: Date): SQL<ContactStanding> {
  return sql<ContactStanding>`case when ${contacts.state} = 'open' and ${contacts.dueAt} < ${now.toISOString()}::timestamptz
    then 'overdue' else ${contacts.state} end`;
}
