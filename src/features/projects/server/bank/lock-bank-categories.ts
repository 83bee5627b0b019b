import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { bankCategories } from '../tables.ts';
import { isOfBank } from './bank-of.ts';
import { lockBank } from './lock-bank.ts';

export type BankCategoryRow = typeof bankCategories.$inferSelect & { _id: string };

/**
 * All categories of a bank, locked against other changes until this one is done. The bank is held before: what somebody
 * adds at the same time is among them, or comes once this one is done.
 */
export async function lockBankCategories(tx: Db, ownerId: string | null): Promise<BankCategoryRow[]> {
  await lockBank(tx, ownerId);
  const rows = await tx
    .select()
    .from(bankCategories)
    .where(isOfBank(bankCategories.ownerId, ownerId))
    .orderBy(bankCategories.id)
    .for('no key update');
  return rows.map((row) => ({ ...row, _id: row.id }));
}

export function bankCategoryOf(rows: readonly BankCategoryRow[], id: string): BankCategoryRow {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new AppError('not_found');
  return row;
}
