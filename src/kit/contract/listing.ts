import { z } from 'zod';

/** Longer searches are refused. */
export const LONGEST_SEARCH = 200;

/** What every list takes: search and page. One that can be sorted adds `sort` with the orders it knows. */
export const listQuery = z.strictObject({
  q: z.string().trim().max(LONGEST_SEARCH).optional().describe('What to search for, in either digit set'),
  limit: z.coerce.number<string | number>().int().min(1).max(100).default(20).describe('How many at most on a page'),
  /** Room for the longest sort key of a Bengali title. */
  cursor: z.string().max(8_000).optional().describe('The `next` of the page before'),
});

/** What every list gives: a page of items, the cursor of the next one, and how many there are in all. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item).describe('This page of them'),
    next: z.string().nullable().describe('The cursor of the next page; null at the last'),
    total: z.number().int().describe('How many there are in all'),
  });
}

/** `{id}` in a path. */
export const idParams = z.object({ id: z.uuid().describe('Id of what the path names') });

/** A moment on the wire: ISO 8601 in UTC. */
export const moment = z.iso.datetime();
