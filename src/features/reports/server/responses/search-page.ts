import { z } from 'zod';
import { type Page, readCursor, writeCursor } from '#kit/server/api/cursor.ts';

/** Rows that one call reads at most while it searches. */
const MOST_READ = 20_000;
const BATCH = 1_000;

interface Search<Row, Item> {
  limit: number;
  cursor: string | undefined;
  /** The next rows, newest first: those whose id is below `before`. */
  read(before: string | undefined, count: number): Promise<Row[]>;
  /** What the list shows of a row; undefined when it does not belong there. */
  pick(row: Row): Item | undefined;
}

/**
 * A page of what is found by looking at rows one after another, for conditions that no index answers. Ends with the
 * rows, with a full page, or after enough reading; `next` goes on exactly where this page stopped.
 */
export async function searchPage<Row extends { id: string }, Item>(
  search: Search<Row, Item>,
): Promise<Page<Item> & { read: number }> {
  const items: Item[] = [];
  let seen = 0;
  let [before] = readCursor(search.cursor, z.tuple([z.uuid()])) ?? [];
  let size = search.limit + 1;
  for (let read = 0; read < MOST_READ; read += size, size = BATCH) {
    const rows = await search.read(before, size);
    for (const row of rows) {
      const item = search.pick(row);
      if (item !== undefined && items.length === search.limit)
        return { items, next: before ? writeCursor([before]) : null, read: seen };
      if (item !== undefined) items.push(item);
      before = row.id;
      seen++;
    }
    if (rows.length < size) return { items, next: null, read: seen };
  }
  return { items, next: before ? writeCursor([before]) : null, read: seen };
}
