import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { ChoiceKind } from '../../contract/ticket-choices.ts';
import { CHOICES } from './choice-table.ts';
import { choiceOf, isOffered, lockChoices } from './lock-choices.ts';

/** Offers a category or priority no longer. Tickets keep it, and the last of a kind stays: each ticket has one. */
export async function deleteTicketChoice(
  db: Db,
  actor: Actor,
  { kind, id }: { kind: ChoiceKind; id: string },
  now: Date,
): Promise<void> {
  const { table, subject } = CHOICES[kind];
  await db.transaction(async (tx) => {
    const choices = await lockChoices(tx, kind);
    const { name } = choiceOf(choices, id);
    if (choices.filter(isOffered).length === 1) throw new AppError('conflict', { message: 'lastChoice' });
    await tx.update(table).set({ deletedAt: now }).where(eq(table.id, id));
    await recordChange(tx, actor, subject, { action: 'deleted', id, name }, now);
  });
}
