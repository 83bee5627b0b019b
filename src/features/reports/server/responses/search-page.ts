import { z } from 'zod';
import { PORTION_BYTES } from '#features/responses/public.ts';
import { type Page, readCursor, writeCursor } from '#kit/server/api/cursor.ts';

/** Rows that one call reads at most while it searches. */
const MOST_READ = 20_000;
const BATCH = 500;

interface Search<Row, Item> {
  limit: number;
  cursor: string | undefined;
  /** The next rows, newest first: those whose id is below `before`. */
  read(before: string | undefined, count: number): Promise<Row[]>;
  /** What the list shows of a row; undefined when it does not belong there. */
  pick(row: Row): Item | undefined;
  /** What the list will hold for an item besides the row: a page ends before it holds too much. */
  bytes?(row: Row): number;
}

/**
 * A page of what is found by looking at rows one after another, for conditions that no index answers. Ends with the
 * rows, with a full page (of items, or of bytes), or after enough reading; `next` goes on exactly where it stopped.
 */
export async function searchPage<Row extends { id: string }, Item>(
  search: Search<Row, Item>,
): Promise<Page<Item> & { read: number }> {
  const items: Item[] = [];
  let seen = 0;
  let bytes = 0;
  let [before] = readCursor(search.cursor, z.tuple([z.uuid()])) ?? [];
  let size = search.limit + 1;
  for (let read = 0; read < MOST_READ; read += size, size = BATCH) {
    const rows = await search.read(before, size);
    for (const row of rows) {
      const item = search.pick(row);
      if (item !== undefined) {
        bytes += search.bytes?.(row) ?? 0;
        const isFull = items.length === search.limit || (items.length > 0 && bytes > PORTION_BYTES);
        if (isFull) return { items, next: before ? writeCursor([before]) : null, read: seen };
        items.push(item);
      }
      before = row.id;
      seen++;
    }
    if (rows.length < size) return { items, next: null, read: seen };
  }
  return { items, next: before ? writeCursor([before]) : null, read: seen };
}
