import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { ticketSubject } from '../../audit.ts';
import type { sortTicket as endpoint } from '../../contract/tickets.ts';
import { ticketCategories, ticketPriorities, tickets } from '../tables.ts';
import { answerTimeOf } from './due-of.ts';
import { lockTicket } from './lock-ticket.ts';
import { requireCategory } from './require-category.ts';

type Sorted = { id: string } & Received<typeof endpoint>['body'];

/** Gives a ticket another category or priority. It is due by the new priority, from when its owner began to wait. */
export async function sortTicket(db: Db, actor: Actor, { id, category, priority }: Sorted, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, actor, id);
    const isMoved = ticket.categoryId !== category;
    const isRated = ticket.priorityId !== priority;
    if (!isMoved && !isRated) return;
    const before = await namesOf(tx, ticket);
    if (isMoved) await requireCategory(tx, category);
    const choices = { categoryId: category, priorityId: priority };
    const times = isRated ? dueAgain(ticket, await answerTimeOf(tx, priority, 'offered')) : {};
    await tx
      .update(tickets)
      .set({ ...choices, ...times })
      .where(eq(tickets.id, id));
    const change = { before, after: await namesOf(tx, choices) };
    const { subject, ownerId } = ticket;
    await recordChange(tx, actor, ticketSubject, { action: 'sorted', id, name: subject, ownerId, ...change }, now);
  });
}

type Ticket = typeof tickets.$inferSelect;

/** When our first answer was due is settled once it was given. */
function dueAgain({ waitingSince, createdAt, firstAnsweredAt }: Ticket, answerTime: number): Partial<Ticket> {
  return {
    dueAt: new Date(waitingSince.getTime() + answerTime),
    ...(firstAnsweredAt ? {} : { firstDueAt: new Date(createdAt.getTime() + answerTime) }),
  };
}

async function namesOf(tx: Db, { categoryId, priorityId }: Pick<Ticket, 'categoryId' | 'priorityId'>) {
  const [names] = await tx
    .select({ category: ticketCategories.name, priority: ticketPriorities.name })
    .from(ticketCategories)
    .innerJoin(ticketPriorities, eq(ticketPriorities.id, priorityId))
    .where(eq(ticketCategories.id, categoryId));
  return names ?? {};
}
