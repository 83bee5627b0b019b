import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { bankQuestionSubject } from '../../audit.ts';
import { bankQuestions } from '../tables.ts';
import { lockBankQuestion } from './lock-bank-question.ts';
import { toldTitle } from './told-title.ts';

/** Takes a question out of its bank; quizzes that ask it have copies. */
export async function deleteBankQuestion(db: Db, actor: Actor, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { ownerId, question } = await lockBankQuestion(tx, actor, id);
    await tx.update(bankQuestions).set({ deletedAt: now }).where(eq(bankQuestions.id, id));
    const title = toldTitle(question);
    const change = { action: 'deleted', id, name: title, ownerId, before: { title } } as const;
    await recordChange(tx, actor, bankQuestionSubject, change, now);
  });
}
