import { z } from 'zod';

/** Longer searches are refused. */
export const LONGEST_SEARCH = 200;

/** What every list takes: search and page. One that can be sorted adds `sort` with the orders it knows. */
export const listQuery = z.strictObject({
  q: z.string().trim().max(LONGEST_SEARCH).optional(),
  limit: z.coerce.number<string | number>().int().min(1).max(100).default(20),
  /** Room for the longest sort key of a Bengali title. */
  cursor: z.string().max(8_000).optional(),
});

/** What every list gives: a page of items, the cursor of the next one, and how many there are in all. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), next: z.string().nullable(), total: z.number().int() });
}

/** `{id}` in a path. */
export const idParams = z.object({ id: z.uuid() });

/** A moment on the wire: ISO 8601 in UTC. */
export const moment = z.iso.datetime();
