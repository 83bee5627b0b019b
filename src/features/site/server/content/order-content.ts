import { asc, eq, isNull } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import { changeContent } from '#kit/server/content/change-content.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { ContentKind } from '../../contract/content.ts';
import { recordOf, tableOf } from './content-table.ts';

/** Puts all content of a kind in this order; refused where something came or went since its editor looked. */
export async function orderContent(
  db: Db,
  actor: Actor,
  { kind, ids }: { kind: ContentKind; ids: readonly string[] },
  now: Date,
): Promise<void> {
  const table = tableOf(kind);
  await changeContent(db, async (tx) => {
    const rows = await tx
      .select({ id: table.id, sequence: table.sequence })
      .from(table)
      .where(isNull(table.deletedAt))
      .orderBy(asc(table.id))
      .for('update');
    const sequences = new Map(rows.map(({ id, sequence }) => [id, sequence]));
    const isWhole =
      ids.length === rows.length && new Set(ids).size === rows.length && ids.every((id) => sequences.has(id));
    if (!isWhole) throw new AppError('conflict', { message: 'staleSave' });
    if (ids.every((id, sequence) => sequences.get(id) === sequence)) return;
    for (const [sequence, id] of ids.entries()) {
      if (sequences.get(id) !== sequence) await tx.update(table).set({ sequence }).where(eq(table.id, id));
    }
    await recordChange(tx, actor, recordOf(kind).subject, { action: 'ordered', id: null, name: '' }, now);
  });
}
