import { and, eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { bankCategories } from '../tables.ts';
import { isFoundBy, requireEditor } from './bank-of.ts';

/** Whose the bank is that a category is of; refuses who may not edit that. */
export async function ownerOfCategory(tx: Db, actor: Actor, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ ownerId: bankCategories.ownerId })
    .from(bankCategories)
    .where(and(eq(bankCategories.id, id), isFoundBy(bankCategories.ownerId, actor)));
  if (!row) throw new AppError('not_found');
  requireEditor(actor, row.ownerId);
  return row.ownerId;
}
