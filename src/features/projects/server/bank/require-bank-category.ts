import { and, eq } from 'drizzle-orm';
import { invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { bankCategories } from '../tables.ts';
import { isOfBank } from './bank-of.ts';

/** Refuses a category that the bank has not. Until the transaction ends nobody can delete it. */
export async function requireBankCategory(tx: Db, ownerId: string | null, id: string | null): Promise<void> {
  if (id === null) return;
  const found = await tx
    .select({ id: bankCategories.id })
    .from(bankCategories)
    .where(and(eq(bankCategories.id, id), isOfBank(bankCategories.ownerId, ownerId)))
    .for('key share');
  if (found.length === 0) throw invalidField('category', 'unknownCategory');
}
