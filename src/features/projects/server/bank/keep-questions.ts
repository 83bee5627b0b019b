import { and, isNull } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChanges } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { bankQuestionSubject } from '../../audit.ts';
import { type keepQuestions as endpoint, MOST_BANK_QUESTIONS } from '../../contract/bank-questions.ts';
import { bankQuestions } from '../tables.ts';
import { isOfBank, ownerOf, requireEditor } from './bank-of.ts';
import { keptRow } from './kept-row.ts';
import { requireBankCategory } from './require-bank-category.ts';
import { toldTitle } from './told-title.ts';

type Sent = Received<typeof endpoint>['body'];

/** Keeps questions in a bank, all or none. */
export async function keepQuestions(db: Db, actor: Actor, { bank, category, tags, questions }: Sent, now: Date) {
  const ownerId = ownerOf(actor, bank);
  requireEditor(actor, ownerId);
  const moments = { createdAt: now, updatedAt: now };
  const rows = questions.map((kept, index) => ({
    ...{ id: newId(), ownerId, category, ...moments },
    ...keptRow(kept, tags, `questions.${index}.`),
  }));
  await db.transaction(async (tx) => {
    await requireBankCategory(tx, ownerId, category);
    const isThere = and(isOfBank(bankQuestions.ownerId, ownerId), isNull(bankQuestions.deletedAt));
    const room = MOST_BANK_QUESTIONS - (await tx.$count(bankQuestions, isThere));
    if (rows.length > room) throw new AppError('conflict', { message: 'contentFull' });
    await tx.insert(bankQuestions).values(rows);
    const changes = rows.map(({ id, question }) => {
      const title = toldTitle(question);
      return { action: 'created' as const, id, name: title, ownerId, after: { title } };
    });
    await recordChanges(tx, actor, bankQuestionSubject, changes, now);
  });
  return { ids: rows.map(({ id }) => id) };
}
