import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Localized } from '#domain/text/localized.ts';
import type { AuditSubject } from '#kit/contract/audit.ts';
import { savedReplySubject, ticketCategorySubject, ticketPrioritySubject } from '../../audit.ts';
import { MOST_REPLIES, type ReplyContent } from '../../contract/saved-replies.ts';
import { type CategoryContent, MOST_CHOICES, type PriorityContent } from '../../contract/ticket-choices.ts';
import { cleanReply } from '../replies/clean-reply.ts';
import { savedReplies, ticketCategories, ticketPriorities, tickets } from '../tables.ts';
import { cleanChoice } from './clean-choice.ts';

/** A table of what staff offer to choose from, as far as all of them are alike. */
export type ChoiceTable = PgTable & {
  id: AnyPgColumn<{ data: string; notNull: true }>;
  name: AnyPgColumn<{ data: Localized; notNull: true }>;
  sequence: AnyPgColumn<{ data: number; notNull: true }>;
  revision: AnyPgColumn<{ data: number; notNull: true }>;
  deletedAt: AnyPgColumn<{ data: Date; notNull: false }>;
};

interface Contents {
  categories: CategoryContent;
  priorities: PriorityContent;
  replies: ReplyContent;
}

/** What is offered: tickets choose from some kinds, staff who write from others. */
export type OfferedKind = keyof Contents;
export type ContentOf<Kind extends OfferedKind> = Contents[Kind];

interface ChoiceRecord<Content> {
  table: ChoiceTable;
  /** Which of them a ticket has; null where none has any. */
  ofTicket: AnyPgColumn<{ data: string }> | null;
  /** As many as are offered. */
  most: number;
  /** What somebody typed as it is stored. */
  clean: (typed: Content) => Content;
  /** What its changes are recorded of. */
  subject: AuditSubject<'created' | 'changed' | 'deleted' | 'restored' | 'ordered', string>;
}

type ChoiceRecords = { [Kind in OfferedKind]: ChoiceRecord<Contents[Kind]> };

export const CHOICES: ChoiceRecords = {
  categories: {
    table: ticketCategories,
    ofTicket: tickets.categoryId,
    most: MOST_CHOICES,
    clean: cleanChoice,
    subject: ticketCategorySubject,
  },
  priorities: {
    table: ticketPriorities,
    ofTicket: tickets.priorityId,
    most: MOST_CHOICES,
    clean: cleanChoice,
    subject: ticketPrioritySubject,
  },
  replies: { table: savedReplies, ofTicket: null, most: MOST_REPLIES, clean: cleanReply, subject: savedReplySubject },
};
