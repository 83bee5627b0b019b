import { cleanLocalized } from '#domain/text/clean-localized.ts';
import type { Localized } from '#domain/text/localized.ts';
import type { Db } from '#kit/server/database/db.ts';
import { cleanHtml } from './html.ts';
import { raiseContentVersion } from './raise-content-version.ts';
import { pages } from './tables.ts';

export interface PageContent {
  slug: string;
  title: Localized;
  /** HTML. */
  body: Localized;
}

/** Adds a page or replaces the one at its address; its markup is made safe on the way. */
export async function savePage(db: Db, page: PageContent, now: Date): Promise<void> {
  const content = { title: cleanLocalized(page.title), body: cleanHtml(page.body), updatedAt: now };
  await db.transaction(async (tx) => {
    await tx
      .insert(pages)
      .values({ slug: page.slug, ...content })
      .onConflictDoUpdate({ target: pages.slug, set: content });
    await raiseContentVersion(tx);
  });
}
