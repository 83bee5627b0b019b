import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { CHOICES, type OfferedKind } from './choice-table.ts';
import { choiceOf, isOffered, lockChoices } from './lock-choices.ts';

/** Offers one of a kind no longer. Tickets keep it, and the last that they choose from stays: each ticket has one. */
export async function deleteTicketChoice(
  db: Db,
  actor: Actor,
  { kind, id }: { kind: OfferedKind; id: string },
  now: Date,
): Promise<void> {
  const { table, subject, ofTicket } = CHOICES[kind];
  await db.transaction(async (tx) => {
    const choices = await lockChoices(tx, kind);
    const { name } = choiceOf(choices, id);
    if (ofTicket && choices.filter(isOffered).length === 1) throw new AppError('conflict', { message: 'lastChoice' });
    await tx.update(table).set({ deletedAt: now }).where(eq(table.id, id));
    await recordChange(tx, actor, subject, { action: 'deleted', id, name }, now);
  });
}
