import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { PageContent, PageEntry } from '../../contract/pages.ts';
import { createContent } from '../content/create-content.ts';
import { cleanPage } from './clean-page.ts';
import { getPageEntry } from './get-page-entry.ts';

/** Adds a page to the site. */
export async function createPage(db: Db, actor: Actor, page: PageContent, now: Date): Promise<PageEntry> {
  return await getPageEntry(db, await createContent(db, actor, 'pages', cleanPage(page), now));
}
