import { and, isNull } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { MOST_BANK_QUESTIONS } from '../../contract/bank-questions.ts';
import { bankQuestions } from '../tables.ts';
import { isOfBank } from './bank-of.ts';
import { lockBank } from './lock-bank.ts';

/** Refuses more questions than a bank takes. Until the transaction ends no others come into it. */
export async function requireRoom(tx: Db, ownerId: string | null, more: number): Promise<void> {
  await lockBank(tx, ownerId);
  const isThere = and(isOfBank(bankQuestions.ownerId, ownerId), isNull(bankQuestions.deletedAt));
  const room = MOST_BANK_QUESTIONS - (await tx.$count(bankQuestions, isThere));
  if (more > room) throw new AppError('conflict', { message: 'contentFull' });
}
