import { ilike, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A LIKE pattern that finds this text anywhere, and takes none of its signs for a wildcard. */
export function anywhere(text: string): string {
  return `%${literally(text)}%`;
}

/**
 * Whether a text has this one in it, whatever the case. One or two letters are looked for where its words begin: the
 * index of a long list is of three letters each, and knows a beginning by the space before it.
 */
export function hasText(column: PgColumn | SQL, text: string): SQL | undefined {
  if (text.length > 2) return ilike(column, anywhere(text));
  return or(ilike(column, `${literally(text)}%`), ilike(column, `% ${literally(text)}%`));
}

function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
