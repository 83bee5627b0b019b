import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { contactSubject } from '../../audit.ts';
import { contacts, tickets } from '../tables.ts';
import { isUntouched } from '../tickets/is-untouched.ts';
import { lockAnyContact } from './lock-contact.ts';

/** Makes a contact again of what became a ticket, while nobody went on there: nothing that was written is lost. */
export async function deleteContactTicket(db: Db, actor: Actor, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { ticketId, closedAt, answeredAt, subject } = await lockAnyContact(tx, id);
    if (ticketId === null) return;
    await tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.id, ticketId)).for('update');
    const since = sql`${closedAt?.toISOString() ?? null}::timestamptz`;
    const [gone] = await tx
      .delete(tickets)
      .where(and(eq(tickets.id, ticketId), isUntouched(since)))
      .returning({ id: tickets.id });
    if (!gone) throw new AppError('conflict', { message: 'ticketTouched' });
    const state = answeredAt ? ('answered' as const) : ('open' as const);
    await tx.update(contacts).set({ state, closedAt: null, ticketId: null }).where(eq(contacts.id, id));
    await recordChange(tx, actor, contactSubject, { action: 'unticketed', id, name: subject }, now);
  });
}
