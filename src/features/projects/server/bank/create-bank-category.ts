import { cleanLocalized } from '#domain/text/clean-localized.ts';
import { cleanLine } from '#domain/text/normalise.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { bankCategorySubject } from '../../audit.ts';
import { type Bank, type BankCategoryContent, MOST_BANK_CATEGORIES } from '../../contract/bank-categories.ts';
import { bankCategories } from '../tables.ts';
import { ownerOf, requireEditor } from './bank-of.ts';
import { lockBankCategories } from './lock-bank-categories.ts';
import { requireFit } from './require-fit.ts';

type Sent = BankCategoryContent & { bank: Bank };

/** Adds a category to a bank. */
export async function createBankCategory(db: Db, actor: Actor, { bank, within, ...sent }: Sent, now: Date) {
  const ownerId = ownerOf(actor, bank);
  requireEditor(actor, ownerId);
  const name = cleanLocalized(sent.name, cleanLine);
  const id = newId();
  await db.transaction(async (tx) => {
    const all = await lockBankCategories(tx, ownerId);
    if (all.length >= MOST_BANK_CATEGORIES) throw new AppError('conflict', { message: 'contentFull' });
    requireFit(all, { id: null, ownerId, within, name });
    await tx.insert(bankCategories).values({ id, ownerId, within, name });
    await recordChange(tx, actor, bankCategorySubject, { action: 'created', id, name, ownerId, after: { name } }, now);
  });
  return { _id: id };
}
