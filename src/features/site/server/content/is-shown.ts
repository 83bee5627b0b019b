import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { ContentTable } from './content-table.ts';

/** What visitors are shown of a table of content. */
export function isShown(table: Pick<ContentTable, 'active' | 'deletedAt'>): SQL | undefined {
  return and(eq(table.active, true), isNull(table.deletedAt));
}
