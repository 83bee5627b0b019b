import { and, count, eq, isNull } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { bankCategories, bankQuestions } from '../tables.ts';
import { isOfBank } from './bank-of.ts';

/** The categories of a bank, each with how many questions are right in it. */
export async function findBankCategories(db: Db, ownerId: string | null) {
  const { id, within, name, revision } = bankCategories;
  return await db
    .select({ _id: id, within, name, revision, questions: count(bankQuestions.id) })
    .from(bankCategories)
    .leftJoin(bankQuestions, and(eq(bankQuestions.category, id), isNull(bankQuestions.deletedAt)))
    .where(isOfBank(bankCategories.ownerId, ownerId))
    .groupBy(id)
    .orderBy(id);
}
