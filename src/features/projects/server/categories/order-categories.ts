import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { categorySubject } from '../../audit.ts';
import { categories } from '../tables.ts';
import { lockCategories } from './lock-categories.ts';

/** Puts all categories in this order; refused where one came or went since its editor looked. */
export async function orderCategories(db: Db, actor: Actor, ids: readonly string[], now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await lockCategories(tx);
    const isWhole = ids.length === rows.length && rows.every(({ id }) => ids.includes(id));
    if (!isWhole) throw new AppError('conflict', { message: 'staleSave' });
    if (rows.every(({ id }, place) => id === ids[place])) return;
    for (const [sequence, id] of ids.entries()) {
      await tx.update(categories).set({ sequence }).where(eq(categories.id, id));
    }
    await recordChange(tx, actor, categorySubject, { action: 'ordered', id: null, name: '' }, now);
  });
}
