import type { PgTableWithColumns } from 'drizzle-orm/pg-core';
import type { Localized } from '#domain/text/localized.ts';
import type { AuditSubject } from '#kit/contract/audit.ts';
import { faqSubject } from '../../audit.ts';
import type { ContentKind } from '../../contract/content.ts';
import { faqs } from '../tables.ts';

type Shared = 'id' | 'active' | 'sequence' | 'revision' | 'updatedAt' | 'deletedAt';

/** A table of content as far as all of them are alike. */
export type ContentTable = PgTableWithColumns<{
  name: string;
  schema: undefined;
  dialect: 'pg';
  columns: Pick<(typeof faqs)['_']['columns'], Shared>;
}>;

/** A row as its own table has it, for who tells of it by names alone. */
export type ContentRow = Readonly<Record<string, unknown>>;

interface ContentRecord {
  table: object;
  /** What its changes are recorded of. */
  subject: AuditSubject<'created' | 'changed' | 'deleted' | 'restored' | 'ordered', string>;
  /** What one is called where changes are told. */
  nameOf: (row: ContentRow) => Localized;
}

const RECORDS: Record<ContentKind, ContentRecord> = {
  faqs: { table: faqs, subject: faqSubject, nameOf: ({ question }) => question as Localized },
};

export function tableOf(kind: ContentKind): ContentTable {
  return RECORDS[kind].table as unknown as ContentTable;
}

export function recordOf(kind: ContentKind): Pick<ContentRecord, 'subject' | 'nameOf'> {
  return RECORDS[kind];
}
