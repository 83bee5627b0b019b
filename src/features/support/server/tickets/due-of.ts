import { eq } from 'drizzle-orm';
import { HOUR } from '#domain/text/durations.ts';
import { invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { ticketPriorities } from '../tables.ts';

/** By when what was written now is to be answered, as its priority says. */
export async function dueOf(tx: Db, priorityId: string, now: Date): Promise<Date> {
  const [priority] = await tx
    .select({ hours: ticketPriorities.hours })
    .from(ticketPriorities)
    .where(eq(ticketPriorities.id, priorityId));
  if (!priority) throw invalidField('priority', 'unknownChoice');
  return new Date(now.getTime() + priority.hours * HOUR * 1000);
}
