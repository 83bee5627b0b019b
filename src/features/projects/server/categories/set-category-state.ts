import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { categorySubject } from '../../audit.ts';
import type { CategoryState } from '../../contract/category-entries.ts';
import { categories } from '../tables.ts';
import { categoryOf, lockCategories } from './lock-categories.ts';

/** Offers a category to projects, or no longer. */
export async function setCategoryState(
  db: Db,
  actor: Actor,
  { id, state }: { id: string; state: CategoryState },
  now: Date,
): Promise<void> {
  const active = state === 'active';
  await db.transaction(async (tx) => {
    const before = categoryOf(await lockCategories(tx), id);
    if (before.active === active) return;
    await tx.update(categories).set({ active }).where(eq(categories.id, id));
    const { name } = before;
    await recordChange(
      tx,
      actor,
      categorySubject,
      { action: 'changed', id, name, before, after: { ...before, active } },
      now,
    );
  });
}
