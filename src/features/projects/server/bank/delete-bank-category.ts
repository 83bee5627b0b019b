import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { bankCategorySubject } from '../../audit.ts';
import { bankCategories, bankQuestions } from '../tables.ts';
import { bankCategoryOf, lockBankCategories } from './lock-bank-categories.ts';
import { ownerOfCategory } from './owner-of-category.ts';

/** Deletes a category that nothing is in. Questions that were deleted from it lose it: restored, they are in none. */
export async function deleteBankCategory(db: Db, actor: Actor, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const ownerId = await ownerOfCategory(tx, actor, id);
    const all = await lockBankCategories(tx, ownerId);
    const { name } = bankCategoryOf(all, id);
    // Nothing is put into it from here on.
    await tx.select({ id: bankCategories.id }).from(bankCategories).where(eq(bankCategories.id, id)).for('update');
    const isInIt = and(eq(bankQuestions.category, id), isNull(bankQuestions.deletedAt));
    const isEmpty = !all.some(({ within }) => within === id) && (await tx.$count(bankQuestions, isInIt)) === 0;
    if (!isEmpty) throw new AppError('conflict', { message: 'bankCategoryFull' });
    await tx.delete(bankCategories).where(eq(bankCategories.id, id));
    await recordChange(tx, actor, bankCategorySubject, { action: 'deleted', id, name, ownerId, before: { name } }, now);
  });
}
