import type { Db } from '#kit/server/database/db.ts';
import { findBankCategories } from './find-bank-categories.ts';

/** The categories of the bank that is everybody's. */
export function findSharedCategories(db: Db) {
  return findBankCategories(db, null);
}
