import { sql } from 'drizzle-orm';
import type { ChoiceKind } from '../../contract/ticket-choices.ts';
import { tickets } from '../tables.ts';
import { CHOICES } from './choice-table.ts';

/** How many tickets have a choice, beside its row. */
export function ticketsWith(kind: ChoiceKind) {
  const { table, ofTicket } = CHOICES[kind];
  return sql<number>`(select count(*)::int from ${tickets} where ${ofTicket} = ${table.id})`;
}
