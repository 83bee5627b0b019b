import { and, eq, isNull } from 'drizzle-orm';
import { type AppError, invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { categories } from '../tables.ts';

/** Refuses an id that is no category's. */
export async function requireCategory(db: Db, id: string): Promise<void> {
  const found = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.id, id), isNull(categories.deletedAt)));
  if (found.length === 0) throw unknownCategory('category');
}

/**
 * Refuses to give a project a category that is not offered, naming the field it was sent in. Until the transaction
 * ends nobody can delete it.
 */
export async function requireOffered(tx: Db, id: string, field: string): Promise<void> {
  const found = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.id, id), categories.active, isNull(categories.deletedAt)))
    .for('key share');
  if (found.length === 0) throw unknownCategory(field);
}

function unknownCategory(field: string): AppError {
  return invalidField(field, 'unknownCategory');
}
