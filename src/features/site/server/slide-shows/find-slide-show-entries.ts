import { sql } from 'drizzle-orm';
import type { Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findSlideShowEntries as endpoint } from '../../contract/slide-shows.ts';
import { findContent, stateOf } from '../content/find-content.ts';
import { slideShows } from '../tables.ts';

/** Slide shows as they are edited, those among them that visitors are not shown. */
export async function findSlideShowEntries(db: Db, query: Received<typeof endpoint>['query']) {
  const { name, type, position, active, updatedAt } = slideShows;
  const slides = sql<number>`jsonb_array_length(${slideShows.slides})`;
  return await findContent(db, 'slide-shows', query, [name], async (tx, asked, order) => {
    const rows = await tx
      .select({ _id: slideShows.id, name, type, position, slides, active, updatedAt })
      .from(slideShows)
      .where(asked)
      .orderBy(...order);
    return rows.map(({ active: isActive, updatedAt: changed, ...entry }) => ({
      ...entry,
      state: stateOf({ active: isActive }),
      updatedAt: changed.toISOString(),
    }));
  });
}
