import { eq, type SQL } from 'drizzle-orm';
import { toLatinDigits } from '#domain/text/digits.ts';
import { tickets } from '../tables.ts';

/** What is searched for as the number of a ticket, as people write it; nothing where it is none. */
export function isNumber(wanted: string): SQL | undefined {
  const digits = /^#?\s?(\d{1,9})$/.exec(toLatinDigits(wanted))?.[1];
  return digits === undefined ? undefined : eq(tickets.number, Number(digits));
}
