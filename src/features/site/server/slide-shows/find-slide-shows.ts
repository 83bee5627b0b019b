import { asc } from 'drizzle-orm';
import { imageAddress } from '#domain/questionnaire/images/image-address.ts';
import { fromCache } from '#kit/server/content/content-cache.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { ContentImage } from '../../contract/content-images.ts';
import type { SlideShow } from '../../contract/shown.ts';
import { isShown } from '../content/is-shown.ts';
import { slideShows } from '../tables.ts';

/** As wide as a slide is ever shown. */
const WIDEST = 960;

/** The slide shows of a position, each with its slides in order. A position nobody uses has none. */
export async function findSlideShows(db: Db, position: string, now: Date): Promise<SlideShow[]> {
  const shows = await fromCache(db, now, 'slideShows', () => readSlideShows(db));
  return shows.filter((show) => show.position === position);
}

async function readSlideShows(db: Db): Promise<SlideShow[]> {
  const { id, type, position, slides, sequence } = slideShows;
  const shows = await db
    .select({ _id: id, type, position, slides })
    .from(slideShows)
    .where(isShown(slideShows))
    .orderBy(asc(sequence), asc(id));
  return shows.map(({ slides: stored, ...show }) => ({
    ...show,
    images: stored.map(({ image, ...slide }) => ({ ...slide, image: addressOf(image) })),
  }));
}

function addressOf(image: ContentImage): string {
  return 'key' in image ? imageAddress(image.key, { w: WIDEST }) : image.path;
}
