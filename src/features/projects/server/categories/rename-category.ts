import { eq } from 'drizzle-orm';
import { cleanLocalized } from '#domain/text/clean-localized.ts';
import { cleanLine } from '#domain/text/normalise.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { categorySubject } from '../../audit.ts';
import type { CategoryContent } from '../../contract/category-entries.ts';
import { categories } from '../tables.ts';
import { categoryOf, lockCategories } from './lock-categories.ts';
import { requireFreeName } from './require-free-name.ts';

type Sent = CategoryContent & { id: string; revision: number };

/** Calls a category otherwise, for all projects that have it. */
export async function renameCategory(db: Db, actor: Actor, { id, revision, name: sent }: Sent, now: Date) {
  const name = cleanLocalized(sent, cleanLine);
  await db.transaction(async (tx) => {
    const all = await lockCategories(tx);
    const before = categoryOf(all, id);
    if (before.revision !== revision) throw new AppError('conflict', { message: 'staleSave' });
    requireFreeName(
      all.filter((other) => other.id !== id),
      name,
    );
    await tx
      .update(categories)
      .set({ name, revision: revision + 1 })
      .where(eq(categories.id, id));
    await recordChange(
      tx,
      actor,
      categorySubject,
      { action: 'changed', id, name, before, after: { ...before, name } },
      now,
    );
  });
}
