import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { categories } from '../tables.ts';
import { BASELINE_CATEGORIES } from './baseline-categories.ts';

/** Gives an empty database its first categories. */
export async function seedCategories(db: Db): Promise<void> {
  await db.insert(categories).values(BASELINE_CATEGORIES.map((name, sequence) => ({ id: newId(), name, sequence })));
}
