import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Localized } from '#domain/text/localized.ts';
import type { AuditSubject } from '#kit/contract/audit.ts';
import { ticketCategorySubject, ticketPrioritySubject } from '../../audit.ts';
import type { ChoiceKind } from '../../contract/ticket-choices.ts';
import { ticketCategories, ticketPriorities, tickets } from '../tables.ts';

/** A table of what staff offer to choose from, as far as all of them are alike. */
export type ChoiceTable = PgTable & {
  id: AnyPgColumn<{ data: string; notNull: true }>;
  name: AnyPgColumn<{ data: Localized; notNull: true }>;
  sequence: AnyPgColumn<{ data: number; notNull: true }>;
  revision: AnyPgColumn<{ data: number; notNull: true }>;
  deletedAt: AnyPgColumn<{ data: Date; notNull: false }>;
};

interface ChoiceRecord {
  table: ChoiceTable;
  /** Which of them a ticket has. */
  ofTicket: AnyPgColumn<{ data: string }>;
  /** What its changes are recorded of. */
  subject: AuditSubject<'created' | 'changed' | 'deleted' | 'restored' | 'ordered', string>;
}

export const CHOICES: Record<ChoiceKind, ChoiceRecord> = {
  categories: { table: ticketCategories, ofTicket: tickets.categoryId, subject: ticketCategorySubject },
  priorities: { table: ticketPriorities, ofTicket: tickets.priorityId, subject: ticketPrioritySubject },
};
