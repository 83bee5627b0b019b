import { asc, eq } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import type { SlideShow } from '../contract/shown.ts';
import { fromCache } from './content-cache.ts';
import { slideShows, slides } from './tables.ts';

/** The slide shows of a position, each with its slides in order. A position nobody uses has none. */
export async function findSlideShows(db: Db, position: string, now: Date): Promise<SlideShow[]> {
  const shows = await fromCache(db, now, 'slideShows', () => readSlideShows(db));
  return shows.filter((show) => show.position === position);
}

async function readSlideShows(db: Db): Promise<SlideShow[]> {
  const rows = await db
    .select({ show: slideShows, slide: slides })
    .from(slideShows)
    .innerJoin(slides, eq(slides.slideShowId, slideShows.id))
    .where(eq(slideShows.active, true))
    .orderBy(asc(slideShows.sequence), asc(slideShows.id), asc(slides.sequence), asc(slides.id));
  const shows = new Map<string, SlideShow>();
  for (const { show, slide } of rows) {
    const { id, type, position } = show;
    const known = shows.get(id) ?? { _id: id, type, position, images: [] };
    const { id: _id, caption, description, image, alt, link, buttonText } = slide;
    known.images.push({ _id, caption, description, image, alt, link, btn_txt: buttonText });
    shows.set(id, known);
  }
  return [...shows.values()];
}
