import { eq } from 'drizzle-orm';
import { isSame } from '#domain/is-same.ts';
import { isAsKept } from '#domain/quiz/bank/kept-question.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { bankQuestionSubject } from '../../audit.ts';
import type { updateBankQuestion as endpoint } from '../../contract/bank-questions.ts';
import { bankCategories, bankQuestions, bankUses } from '../tables.ts';
import { keptRow } from './kept-row.ts';
import { lockBankQuestion } from './lock-bank-question.ts';
import { requireBankCategory } from './require-bank-category.ts';
import { toldTitle } from './told-title.ts';

type Sent = { id: string } & Received<typeof endpoint>['body'];

/** Changes a question of a bank. Once it asks something else, how it was answered before says nothing of it. */
export async function updateBankQuestion(
  db: Db,
  actor: Actor,
  { id, revision, category, tags: sentTags, ...kept }: Sent,
  now: Date,
): Promise<void> {
  const row = keptRow(kept, sentTags, '');
  await db.transaction(async (tx) => {
    const before = await lockBankQuestion(tx, actor, id);
    if (before.revision !== revision) throw new AppError('conflict', { message: 'staleSave' });
    const { ownerId } = before;
    await requireBankCategory(tx, ownerId, category);
    const changed = { ...row, category };
    await tx
      .update(bankQuestions)
      .set({ ...changed, revision: revision + 1, updatedAt: now })
      .where(eq(bankQuestions.id, id));
    if (!isAsKept(row, before)) await tx.update(bankUses).set({ itemKey: null }).where(eq(bankUses.bankQuestion, id));
    const isRewritten = !isSame([row.question, row.marking], [before.question, before.marking]);
    const name = toldTitle(row.question);
    const change = {
      before: { title: toldTitle(before.question), tags: before.tags, category: await nameOf(tx, before.category) },
      after: { title: name, tags: row.tags, category: await nameOf(tx, category) },
    };
    const action = isRewritten ? 'rewritten' : 'changed';
    await recordChange(tx, actor, bankQuestionSubject, { action, id, name, ownerId, ...change }, now);
  });
}

async function nameOf(tx: Db, category: string | null) {
  if (category === null) return null;
  const [row] = await tx
    .select({ name: bankCategories.name })
    .from(bankCategories)
    .where(eq(bankCategories.id, category));
  return row?.name ?? null;
}
