import { asc, isNull } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { categories } from '../tables.ts';

/** All categories in their order, those too that are offered no more: projects may still have them. */
export async function findCategories(db: Db) {
  return await db
    .select({ _id: categories.id, name: categories.name, active: categories.active })
    .from(categories)
    .where(isNull(categories.deletedAt))
    .orderBy(asc(categories.sequence), asc(categories.id));
}
