import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Locale } from '#domain/text/locale.ts';
import { cursorMoment } from '#kit/server/api/cursor.ts';
import type { PROJECT_SORTS } from '../../contract/list.ts';
import type { ResponseCount } from '../response-count.ts';
import { projects } from '../tables.ts';

type Sort = (typeof PROJECT_SORTS)[number];
type Cursor = [sort: string, place: string, id: string];

interface ProjectOrder {
  /** The value that the list is sorted by, as text for the cursor. */
  place: SQL<string>;
  by: SQL[];
  cursor: z.ZodType<Cursor>;
  /** The rows behind the one that the cursor stands for. */
  after(cursor: Cursor): SQL;
}

interface SortValue {
  value: SQL;
  place: SQL<string>;
  schema: z.ZodType<string>;
  /** What the cursor's text is cast to. */
  type: 'timestamptz' | 'text' | 'int';
}

/** How a list of projects is sorted and continued; equal values stand in the order of their ids. */
export function projectOrder(sort: Sort, locale: Locale, responseCount: ResponseCount): ProjectOrder {
  const { value, place, schema, type } = sortValue(sort.replace('-', ''), locale, responseCount);
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const beyond = sort.startsWith('-') ? sql`<` : sql`>`;
  return {
    place,
    by: [sql`${value} ${direction}`, sql`${projects.id} ${direction}`],
    cursor: z.tuple([z.literal(sort), schema, z.uuid()]),
    after: ([, at, id]) => sql`(${value}, ${projects.id}) ${beyond} (${at}::${sql.raw(type)}, ${id}::uuid)`,
  };
}

function sortValue(name: string, locale: Locale, responseCount: ResponseCount): SortValue {
  if (name === 'title') {
    const key = locale === 'bn' ? projects.titleKeyBn : projects.titleKeyEn;
    // Byte order on purpose: the key spells out the order that the database's own collation may get wrong.
    const value = sql`${key} collate "C"`;
    return { value, place: sql<string>`${key}`, schema: z.string(), type: 'text' };
  }
  if (name === 'responses') {
    const value = responseCount(sql`projects.id`);
    return { value, place: sql<string>`${value}::text`, schema: z.string().regex(/^\d{1,9}$/), type: 'int' };
  }
  const column = name === 'createdAt' ? projects.createdAt : projects.updatedAt;
  const place = sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  return { value: sql`${column}`, place, schema: cursorMoment, type: 'timestamptz' };
}
