import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { CHOICES, type OfferedKind } from './choice-table.ts';
import { isOffered, lockChoices } from './lock-choices.ts';

/** Puts all of a kind in this order; refused where something came or went since its editor looked. */
export async function orderTicketChoices(
  db: Db,
  actor: Actor,
  { kind, ids }: { kind: OfferedKind; ids: readonly string[] },
  now: Date,
): Promise<void> {
  const { table, subject } = CHOICES[kind];
  await db.transaction(async (tx) => {
    const offered = (await lockChoices(tx, kind)).filter(isOffered);
    const sequences = new Map(offered.map(({ id, sequence }) => [id, sequence]));
    const isWhole =
      ids.length === offered.length && new Set(ids).size === ids.length && ids.every((id) => sequences.has(id));
    if (!isWhole) throw new AppError('conflict', { message: 'staleSave' });
    const moved = [...ids.entries()].filter(([sequence, id]) => sequences.get(id) !== sequence);
    if (moved.length === 0) return;
    for (const [sequence, id] of moved) await tx.update(table).set({ sequence }).where(eq(table.id, id));
    await recordChange(tx, actor, subject, { action: 'ordered', id: null, name: '' }, now);
  });
}
