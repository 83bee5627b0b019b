import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { bankQuestions } from '../tables.ts';
import { isFoundBy, requireEditor } from './bank-of.ts';
import { lockBank } from './lock-bank.ts';

/** Holds the bank that a question is in which the caller finds, if there is any. */
export async function lockBankOfQuestion(tx: Db, actor: Actor, id: string): Promise<void> {
  const [row] = await tx
    .select({ ownerId: bankQuestions.ownerId })
    .from(bankQuestions)
    .where(and(eq(bankQuestions.id, id), isFoundBy(bankQuestions.ownerId, actor)));
  if (row) await lockBank(tx, row.ownerId);
}

/** A question of a bank that the caller may edit, locked; one that was deleted where that is asked for. */
export async function lockBankQuestion(tx: Db, actor: Actor, id: string, { deleted = false } = {}) {
  const isThere = deleted ? isNotNull(bankQuestions.deletedAt) : isNull(bankQuestions.deletedAt);
  const [row] = await tx
    .select()
    .from(bankQuestions)
    .where(and(eq(bankQuestions.id, id), isFoundBy(bankQuestions.ownerId, actor), isThere))
    .for('update');
  if (!row) throw new AppError('not_found');
  requireEditor(actor, row.ownerId);
  return row;
}
