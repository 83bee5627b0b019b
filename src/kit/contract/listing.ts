import { z } from 'zod';

/** Longer searches are refused. */
export const LONGEST_SEARCH = 200;

/** How many are on a page of a list that asks for no other number. */
export const PAGE_SIZE = 20;

/** What every list takes: search and page. One that can be sorted adds `sort` with the orders it knows. */
export const listQuery = z.strictObject({
  q: z.string().trim().max(LONGEST_SEARCH).optional().describe('What to search for, in either digit set'),
  limit: z.coerce
    .number<string | number>()
    .int()
    .min(1)
    .max(100)
    .default(PAGE_SIZE)
    .describe('How many at most on a page'),
  /** Room for the longest sort key of a Bengali title. */
  cursor: z.string().max(8_000).optional().describe('The `next` of the page before'),
});

/** Beyond so many, a list says only that there are more. */
export const MOST_COUNTED = 10_000;

/** What every list gives: a page of items, the cursor of the next one, and how many there are in all. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item).describe('This page of them'),
    next: z.string().nullable().describe('The cursor of the next page; null at the last'),
    total: z.number().int().describe('How many there are in all'),
  });
}

/** How many there are by one of the list's filters, whatever is asked of that filter: what stands on its chips. */
export function countsBy<const Value extends string>(values: readonly Value[]) {
  return z
    .record(z.enum(values), z.int())
    .describe('How many match by this filter, as if the filter itself were not set; read in one moment with the page');
}

/** `{id}` in a path. */
export const idParams = z.object({ id: z.uuid().describe('Id of what the path names') });

/** A moment on the wire: ISO 8601 in UTC. */
export const moment = z.iso.datetime();
