import { asc } from 'drizzle-orm';
import { fromCache } from '#kit/server/content/content-cache.ts';
import type { Db } from '#kit/server/database/db.ts';
import { isShown } from '../content/is-shown.ts';
import { faqs } from '../tables.ts';

/** What people ask often, with answers, in their order. */
export async function findFaqs(db: Db, now: Date) {
  return await fromCache(db, now, 'faqs', () =>
    db
      .select({ _id: faqs.id, question: faqs.question, answer: faqs.answer })
      .from(faqs)
      .where(isShown(faqs))
      .orderBy(asc(faqs.sequence), asc(faqs.id)),
  );
}
