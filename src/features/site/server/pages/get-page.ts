import type { Localized } from '#domain/text/localized.ts';
import { AppError } from '#kit/contract/errors.ts';
import { fromCache } from '#kit/server/content/content-cache.ts';
import type { Db } from '#kit/server/database/db.ts';
import { isShown } from '../content/is-shown.ts';
import { firstParagraph } from '../html.ts';
import { pages } from '../tables.ts';

interface ShownPage {
  slug: string;
  title: Localized;
  /** HTML. */
  body: Localized;
  /** Its first paragraph, without marks. */
  summary: Localized;
}

/** A page of the site by its address. */
export async function getPage(db: Db, slug: string, now: Date): Promise<ShownPage> {
  const known = await fromCache(db, now, 'pages', () => readPages(db));
  const page = known.get(slug);
  if (!page) throw new AppError('not_found');
  return page;
}

/** All at once: there are few, and what a visitor asks for never becomes a key of the cache. */
async function readPages(db: Db): Promise<Map<string, ShownPage>> {
  const rows = await db
    .select({ slug: pages.slug, title: pages.title, body: pages.body })
    .from(pages)
    .where(isShown(pages));
  return new Map(rows.map((page) => [page.slug, { ...page, summary: firstParagraph(page.body) }]));
}
