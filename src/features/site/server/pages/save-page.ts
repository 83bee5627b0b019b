import { isNull } from 'drizzle-orm';
import { cleanLocalized } from '#domain/text/clean-localized.ts';
import type { Localized } from '#domain/text/localized.ts';
import { raiseContentVersion } from '#kit/server/content/raise-content-version.ts';
import type { Db } from '#kit/server/database/db.ts';
import { cleanHtml } from '../html.ts';
import { pages } from '../tables.ts';

export interface BaselinePage {
  slug: string;
  title: Localized;
  /** HTML. */
  body: Localized;
}

/** Adds a page, or replaces the one at its address; its markup is made safe on the way. */
export async function savePage(db: Db, page: typeof pages.$inferInsert): Promise<void> {
  const { id, ...content } = { ...page, title: cleanLocalized(page.title), body: cleanHtml(page.body) };
  await db.transaction(async (tx) => {
    await tx
      .insert(pages)
      .values({ id, ...content })
      .onConflictDoUpdate({ target: pages.slug, targetWhere: isNull(pages.deletedAt), set: content });
    await raiseContentVersion(tx);
  });
}
