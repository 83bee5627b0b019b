import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { recordChanges } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { bankQuestionSubject } from '../../audit.ts';
import type { keepQuestions as endpoint } from '../../contract/bank-questions.ts';
import { bankQuestions } from '../tables.ts';
import { ownerOf, requireEditor } from './bank-of.ts';
import { keptRow } from './kept-row.ts';
import { requireBankCategory } from './require-bank-category.ts';
import { requireRoom } from './require-room.ts';
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
    await requireRoom(tx, ownerId, rows.length);
    await requireBankCategory(tx, ownerId, category);
    await tx.insert(bankQuestions).values(rows);
    const changes = rows.map(({ id, question }) => {
      const title = toldTitle(question);
      return { action: 'created' as const, id, name: title, ownerId, after: { title } };
    });
    await recordChanges(tx, actor, bankQuestionSubject, changes, now);
  });
  return { ids: rows.map(({ id }) => id) };
}
