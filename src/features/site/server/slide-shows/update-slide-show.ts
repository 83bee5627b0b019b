import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { updateSlideShow as endpoint, SlideShowEntry } from '../../contract/slide-shows.ts';
import { updateContent } from '../content/update-content.ts';
import { checkSlideImages } from './check-slide-images.ts';
import { cleanSlideShow } from './clean-slide-show.ts';
import { getSlideShowEntry } from './get-slide-show-entry.ts';

type Sent = { id: string } & Received<typeof endpoint>['body'];

/** Replaces a slide show and all its slides. */
export async function updateSlideShow(
  db: Db,
  actor: Actor,
  { id, revision, ...show }: Sent,
  now: Date,
): Promise<SlideShowEntry> {
  await checkSlideImages(db, show);
  await updateContent(db, actor, 'slide-shows', { id, revision, content: cleanSlideShow(show) }, now);
  return await getSlideShowEntry(db, id);
}
