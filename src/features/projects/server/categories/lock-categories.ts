import { asc, isNull } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { categories } from '../tables.ts';

export type CategoryRow = typeof categories.$inferSelect;

/**
 * All that are there, in their order and locked against other changes until this one is done: changes follow one
 * another, and each sees what the one before it wrote. Projects may be given one meanwhile.
 */
export async function lockCategories(tx: Db): Promise<CategoryRow[]> {
  return await tx
    .select()
    .from(categories)
    .where(isNull(categories.deletedAt))
    .orderBy(asc(categories.sequence), asc(categories.id))
    .for('no key update');
}

export function categoryOf(rows: readonly CategoryRow[], id: string): CategoryRow {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new AppError('not_found');
  return row;
}
