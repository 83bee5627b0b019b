import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { CHOICES, type OfferedKind } from './choice-table.ts';
import { choiceOf, isOffered, lockChoices } from './lock-choices.ts';

/** Brings back one that was deleted, as it was and where it stood. */
export async function restoreTicketChoice(
  db: Db,
  actor: Actor,
  { kind, id }: { kind: OfferedKind; id: string },
  now: Date,
): Promise<void> {
  const { table, subject, most } = CHOICES[kind];
  await db.transaction(async (tx) => {
    const choices = await lockChoices(tx, kind);
    const { name } = choiceOf(choices, id, 'deleted');
    if (choices.filter(isOffered).length >= most) throw new AppError('conflict', { message: 'contentFull' });
    await tx.update(table).set({ deletedAt: null }).where(eq(table.id, id));
    await recordChange(tx, actor, subject, { action: 'restored', id, name }, now);
  });
}
