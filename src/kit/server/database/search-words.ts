import { or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { LOCALES } from '#domain/text/locale.ts';
import { cleanText } from '#domain/text/normalise.ts';
import { hasText } from './like.ts';

/** Whether texts in both languages have these words in either; nothing where none are asked for. */
export function searchWords(q: string | undefined, columns: readonly AnyPgColumn[]): SQL | undefined {
  const wanted = cleanText(q ?? '');
  if (wanted === '') return undefined;
  return or(
    ...columns.flatMap((column) => LOCALES.map((locale) => hasText(sql`${column} ->> ${locale}::text`, wanted))),
  );
}
