import { and, eq, isNull } from 'drizzle-orm';
import { HOUR } from '#domain/text/durations.ts';
import { invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { ticketPriorities } from '../tables.ts';

/** Within how long a priority has us answer; a ticket that has it keeps it when it is offered no longer. */
export async function answerTimeOf(tx: Db, priorityId: string, of: 'offered' | 'kept' = 'kept'): Promise<number> {
  const isMeant = and(
    eq(ticketPriorities.id, priorityId),
    of === 'offered' ? isNull(ticketPriorities.deletedAt) : undefined,
  );
  const [priority] = await tx.select({ hours: ticketPriorities.hours }).from(ticketPriorities).where(isMeant);
  if (!priority) throw invalidField('priority', 'unknownChoice');
  return priority.hours * HOUR * 1000;
}

/** That an owner waits from now on, and by when they are to be answered. */
export async function waitingFrom(tx: Db, priorityId: string, now: Date) {
  return { waitingSince: now, dueAt: new Date(now.getTime() + (await answerTimeOf(tx, priorityId))) };
}
