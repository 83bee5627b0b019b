import type { Db } from '#kit/server/database/db.ts';
import type { SlideShowContent } from '../../contract/slide-shows.ts';
import { checkImages } from '../content/check-images.ts';

/** Refuses slides whose pictures are not there, each by its place. */
export async function checkSlideImages(db: Db, { slides }: SlideShowContent): Promise<void> {
  await checkImages(
    db,
    slides.map(({ image }, place) => ({ field: `slides.${place}.image`, image })),
  );
}
