import { z } from 'zod';
import { listOf } from '#kit/contract/listing.ts';

/**
 * A page of a list that is searched by reading it. While searching, `total` is null, for only reading everything would
 * tell, and a page may be short, even empty, although `next` leads on: one
 * call reads no more than a fixed number of rows.
 */
export function searchedListOf<T extends z.ZodType>(item: T) {
  return listOf(item).extend({
    total: z.int().nullable().describe('How many there are in all; null where counting would cost too much'),
    read: z.int().describe('How many responses this call looked through'),
  });
}
