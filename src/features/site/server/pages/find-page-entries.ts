import type { Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findPageEntries as endpoint } from '../../contract/pages.ts';
import { findContent, stateOf } from '../content/find-content.ts';
import { pages } from '../tables.ts';

/** Pages as they are edited, those among them that visitors are not shown. */
export async function findPageEntries(db: Db, query: Received<typeof endpoint>['query']) {
  const { slug, title, active, updatedAt } = pages;
  return await findContent(db, 'pages', query, [title, pages.body], async (tx, asked, order) => {
    const rows = await tx
      .select({ _id: pages.id, slug, title, active, updatedAt })
      .from(pages)
      .where(asked)
      .orderBy(...order);
    return rows.map(({ active: isActive, updatedAt: changed, ...entry }) => ({
      ...entry,
      state: stateOf({ active: isActive }),
      updatedAt: changed.toISOString(),
    }));
  });
}
