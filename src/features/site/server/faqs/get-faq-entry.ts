import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { FaqEntry } from '../../contract/faqs.ts';
import { stateOf } from '../content/find-content.ts';
import { faqs } from '../tables.ts';

/** A question and its answer as they are edited. */
export async function getFaqEntry(db: Db, id: string): Promise<FaqEntry> {
  const [row] = await db
    .select({
      _id: faqs.id,
      question: faqs.question,
      answer: faqs.answer,
      active: faqs.active,
      revision: faqs.revision,
      updatedAt: faqs.updatedAt,
    })
    .from(faqs)
    .where(and(eq(faqs.id, id), isNull(faqs.deletedAt)));
  if (!row) throw new AppError('not_found');
  const { active, updatedAt, ...entry } = row;
  return { ...entry, state: stateOf({ active }), updatedAt: updatedAt.toISOString() };
}
