import type { Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findFaqEntries as endpoint } from '../../contract/faqs.ts';
import { findContent, stateOf } from '../content/find-content.ts';
import { faqs } from '../tables.ts';

/** Questions and answers as they are edited, those among them that visitors are not shown. */
export async function findFaqEntries(db: Db, query: Received<typeof endpoint>['query']) {
  const columns = { _id: faqs.id, question: faqs.question, active: faqs.active, updatedAt: faqs.updatedAt };
  return await findContent(db, 'faqs', query, [faqs.question, faqs.answer], async (tx, asked, order) => {
    const rows = await tx
      .select(columns)
      .from(faqs)
      .where(asked)
      .orderBy(...order);
    return rows.map(({ active, updatedAt, ...entry }) => ({
      ...entry,
      state: stateOf({ active }),
      updatedAt: updatedAt.toISOString(),
    }));
  });
}
