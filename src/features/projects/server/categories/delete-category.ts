import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { categorySubject } from '../../audit.ts';
import { categoryOf, lockCategories } from './lock-categories.ts';
import { takeCategoryAway } from './take-category-away.ts';

/** Deletes a category, which leaves its projects without one. */
export async function deleteCategory(db: Db, actor: Actor, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const before = categoryOf(await lockCategories(tx), id);
    await takeCategoryAway(tx, { id, into: null, now });
    await recordChange(tx, actor, categorySubject, { action: 'deleted', id, name: before.name, before }, now);
  });
}
