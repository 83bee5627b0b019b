import { asc, eq } from 'drizzle-orm';
import type { AccountPart } from '#kit/server/account-data.ts';
import { bankCategories, bankQuestions } from '../tables.ts';

/** A person's own question bank; it goes with the account. */
export const bankOfAccount: AccountPart = {
  name: 'questionBank',
  async *read(db, { id }) {
    const { name, within } = bankCategories;
    const own = eq(bankCategories.ownerId, id);
    yield* await db.select({ categoryId: bankCategories.id, name, within }).from(bankCategories).where(own);
    const { searchKey: _, ownerId: _owner, ...columns } = bankQuestions;
    const { question, marking, category, tags, createdAt, updatedAt } = columns;
    yield* await db
      .select({ question, marking, category, tags, createdAt, updatedAt })
      .from(bankQuestions)
      .where(eq(bankQuestions.ownerId, id))
      .orderBy(asc(createdAt), asc(bankQuestions.id));
  },
};
