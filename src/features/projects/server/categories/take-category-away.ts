import { eq } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { categories, projects } from '../tables.ts';

/** Where its projects go, in the transaction that takes it from them; without `into` they have none. */
interface Taking {
  id: string;
  into: string | null;
  now: Date;
}

/**
 * Takes a category from its projects, which remember it for who restores it. Its row is locked first, so that no
 * project is given it while this is under way: from then on each finds that it is gone.
 */
export async function takeCategoryAway(tx: Db, { id, into, now }: Taking): Promise<void> {
  await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).for('update');
  await tx.update(categories).set({ deletedAt: now, mergedInto: into }).where(eq(categories.id, id));
  await tx.update(projects).set({ category: into, formerCategory: id }).where(eq(projects.category, id));
}
