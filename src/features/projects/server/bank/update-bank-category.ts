import { eq } from 'drizzle-orm';
import { cleanLocalized } from '#domain/text/clean-localized.ts';
import { cleanLine } from '#domain/text/normalise.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { bankCategorySubject } from '../../audit.ts';
import type { BankCategoryContent } from '../../contract/bank-categories.ts';
import { bankCategories } from '../tables.ts';
import { bankCategoryOf, lockBankCategories } from './lock-bank-categories.ts';
import { ownerOfCategory } from './owner-of-category.ts';
import { requireFit } from './require-fit.ts';

type Sent = BankCategoryContent & { id: string; revision: number };

/** Calls a category otherwise, or moves it with all that lies in it. */
export async function updateBankCategory(db: Db, actor: Actor, { id, revision, within, ...sent }: Sent, now: Date) {
  const name = cleanLocalized(sent.name, cleanLine);
  await db.transaction(async (tx) => {
    const ownerId = await ownerOfCategory(tx, actor, id);
    const all = await lockBankCategories(tx, ownerId);
    const before = bankCategoryOf(all, id);
    if (before.revision !== revision) throw new AppError('conflict', { message: 'staleSave' });
    requireFit(all, { id, ownerId, within, name });
    const nameOf = (categoryId: string | null) => all.find((one) => one.id === categoryId)?.name ?? null;
    await tx
      .update(bankCategories)
      .set({ name, within, revision: revision + 1 })
      .where(eq(bankCategories.id, id));
    const change = {
      before: { name: before.name, within: nameOf(before.within) },
      after: { name, within: nameOf(within) },
    };
    await recordChange(tx, actor, bankCategorySubject, { action: 'changed', id, name, ownerId, ...change }, now);
  });
}
