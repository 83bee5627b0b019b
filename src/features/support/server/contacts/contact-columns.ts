import type { ContactStanding, ContactSummary } from '../../contract/contacts.ts';
import { contacts } from '../tables.ts';
import { standingAt } from './standing.ts';

/** The columns of what a list says of a contact. */
export function contactColumns(now: Date) {
  return {
    _id: contacts.id,
    name: contacts.name,
    email: contacts.email,
    subject: contacts.subject,
    standing: standingAt(now),
    createdAt: contacts.createdAt,
    dueAt: contacts.dueAt,
  };
}

/** A row of these columns as the wire tells it. */
export function summariseContact<Row extends { createdAt: Date; dueAt: Date; standing: ContactStanding }>(
  row: Row & Omit<ContactSummary, 'createdAt' | 'dueAt'>,
) {
  return { ...row, createdAt: row.createdAt.toISOString(), dueAt: row.dueAt.toISOString() };
}
