import { asc } from 'drizzle-orm';
import { fromCache } from '#kit/server/content/content-cache.ts';
import type { Db } from '#kit/server/database/db.ts';
import { isShown } from '../content/is-shown.ts';
import { pages } from '../tables.ts';

/** Every page that visitors are shown, by address and title. */
export async function findPages(db: Db, now: Date) {
  return await fromCache(db, now, 'pageTitles', async () => {
    const rows = await db
      .select({ slug: pages.slug, title: pages.title, updatedAt: pages.updatedAt })
      .from(pages)
      .where(isShown(pages))
      .orderBy(asc(pages.sequence), asc(pages.id));
    return rows.map(({ updatedAt, ...page }) => ({ ...page, updatedAt: updatedAt.toISOString() }));
  });
}
