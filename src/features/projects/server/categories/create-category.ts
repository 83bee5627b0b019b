import { sql } from 'drizzle-orm';
import { cleanLocalized } from '#domain/text/clean-localized.ts';
import { cleanLine } from '#domain/text/normalise.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { categorySubject } from '../../audit.ts';
import { type CategoryContent, MOST_CATEGORIES } from '../../contract/category-entries.ts';
import { categories } from '../tables.ts';
import { lockCategories } from './lock-categories.ts';
import { requireFreeName } from './require-free-name.ts';

/** Adds a category after the others. */
export async function createCategory(db: Db, actor: Actor, content: CategoryContent, now: Date) {
  const id = newId();
  const name = cleanLocalized(content.name, cleanLine);
  await db.transaction(async (tx) => {
    const others = await lockCategories(tx);
    if (others.length >= MOST_CATEGORIES) throw new AppError('conflict', { message: 'contentFull' });
    requireFreeName(others, name);
    const last = sql`(select coalesce(max(${categories.sequence}), -1) + 1 from ${categories})`;
    await tx.insert(categories).values({ id, name, sequence: last });
    await recordChange(tx, actor, categorySubject, { action: 'created', id, name, after: { name } }, now);
  });
  return { _id: id };
}
