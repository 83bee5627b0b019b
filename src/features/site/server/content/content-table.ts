import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Localized } from '#domain/text/localized.ts';
import type { AuditSubject } from '#kit/contract/audit.ts';
import type { Db } from '#kit/server/database/db.ts';
import { faqSubject, pageSubject, slideShowSubject, testimonialSubject } from '../../audit.ts';
import type { ContentKind } from '../../contract/content.ts';
import { checkPage } from '../pages/check-page.ts';
import { faqs, pages, slideShows, testimonials } from '../tables.ts';

/** A table of content as far as all of them are alike. */
export type ContentTable = PgTable & {
  id: AnyPgColumn<{ data: string; notNull: true }>;
  active: AnyPgColumn<{ data: boolean; notNull: true }>;
  sequence: AnyPgColumn<{ data: number; notNull: true }>;
  revision: AnyPgColumn<{ data: number; notNull: true }>;
  updatedAt: AnyPgColumn<{ data: Date; notNull: true }>;
  deletedAt: AnyPgColumn<{ data: Date; notNull: false }>;
};

/** A row as its own table has it, for who tells of it by names alone. */
export type ContentRow = Readonly<Record<string, unknown>>;

interface ContentRecord {
  table: ContentTable;
  /** What its changes are recorded of. */
  subject: AuditSubject<'created' | 'changed' | 'deleted' | 'restored' | 'ordered', string>;
  /** What one is called where changes are told; its row is one of the table. */
  nameOf(row: ContentRow): Localized;
  /** Refuses, before it is written, what may not become of an entry: before it is made and once deleted, nothing. */
  check?(tx: Db, id: string, before: ContentRow | undefined, after: ContentRow | undefined): Promise<void>;
}

const RECORDS: Record<ContentKind, ContentRecord> = {
  pages: {
    table: pages,
    subject: pageSubject,
    nameOf: ({ title }: typeof pages.$inferSelect) => title,
    check: checkPage,
  },
  testimonials: {
    table: testimonials,
    subject: testimonialSubject,
    nameOf: ({ name }: typeof testimonials.$inferSelect) => name,
  },
  'slide-shows': {
    table: slideShows,
    subject: slideShowSubject,
    nameOf: ({ name }: typeof slideShows.$inferSelect) => name,
  },
  faqs: { table: faqs, subject: faqSubject, nameOf: ({ question }: typeof faqs.$inferSelect) => question },
};

export function tableOf(kind: ContentKind): ContentTable {
  return RECORDS[kind].table;
}

export function recordOf(kind: ContentKind): Pick<ContentRecord, 'subject' | 'nameOf' | 'check'> {
  return RECORDS[kind];
}
