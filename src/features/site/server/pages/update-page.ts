import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { updatePage as endpoint, PageEntry } from '../../contract/pages.ts';
import { updateContent } from '../content/update-content.ts';
import { cleanPage } from './clean-page.ts';
import { getPageEntry } from './get-page-entry.ts';

type Sent = { id: string } & Received<typeof endpoint>['body'];

/** Replaces what a page says. */
export async function updatePage(db: Db, actor: Actor, { id, revision, ...page }: Sent, now: Date): Promise<PageEntry> {
  await updateContent(db, actor, 'pages', { id, revision, content: cleanPage(page) }, now);
  return await getPageEntry(db, id);
}
