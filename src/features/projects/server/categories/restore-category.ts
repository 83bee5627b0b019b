import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { categorySubject } from '../../audit.ts';
import { MOST_CATEGORIES } from '../../contract/category-entries.ts';
import { categories, projects } from '../tables.ts';
import { lockCategories } from './lock-categories.ts';

/** Brings back a category where it stood, and those of its projects that are where deleting it left them. */
export async function restoreCategory(db: Db, actor: Actor, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await lockCategories(tx)).length >= MOST_CATEGORIES)
      throw new AppError('conflict', { message: 'contentFull' });
    const [after] = await tx
      .select()
      .from(categories)
      .where(and(eq(categories.id, id), isNotNull(categories.deletedAt)))
      .for('update');
    if (!after) throw new AppError('not_found');
    await tx.update(categories).set({ deletedAt: null, mergedInto: null }).where(eq(categories.id, id));
    const isWhereItWasLeft = sql`${projects.category} is not distinct from ${after.mergedInto}::uuid`;
    await tx
      .update(projects)
      .set({ category: id, formerCategory: null })
      .where(and(eq(projects.formerCategory, id), isWhereItWasLeft));
    await recordChange(tx, actor, categorySubject, { action: 'restored', id, name: after.name, after }, now);
  });
}
