import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { bankQuestionSubject } from '../../audit.ts';
import { bankQuestions } from '../tables.ts';
import { lockBankOfQuestion, lockBankQuestion } from './lock-bank-question.ts';
import { requireRoom } from './require-room.ts';
import { toldTitle } from './told-title.ts';

/** Brings a question back that was deleted. */
export async function restoreBankQuestion(db: Db, actor: Actor, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockBankOfQuestion(tx, actor, id);
    const { ownerId, question } = await lockBankQuestion(tx, actor, id, { deleted: true });
    await requireRoom(tx, ownerId, 1);
    await tx.update(bankQuestions).set({ deletedAt: null }).where(eq(bankQuestions.id, id));
    const title = toldTitle(question);
    const change = { action: 'restored', id, name: title, ownerId, after: { title } } as const;
    await recordChange(tx, actor, bankQuestionSubject, change, now);
  });
}
