import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { SlideShowContent, SlideShowEntry } from '../../contract/slide-shows.ts';
import { createContent } from '../content/create-content.ts';
import { checkSlideImages } from './check-slide-images.ts';
import { cleanSlideShow } from './clean-slide-show.ts';
import { getSlideShowEntry } from './get-slide-show-entry.ts';

/** Adds a slide show after the others. */
export async function createSlideShow(
  db: Db,
  actor: Actor,
  show: SlideShowContent,
  now: Date,
): Promise<SlideShowEntry> {
  await checkSlideImages(db, show);
  return await getSlideShowEntry(db, await createContent(db, actor, 'slide-shows', cleanSlideShow(show), now));
}
