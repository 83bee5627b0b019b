import type { Db } from '#kit/server/database/db.ts';
import type { TestimonialContent } from '../../contract/testimonials.ts';
import { checkImages } from '../content/check-images.ts';

/** Refuses a picture that is not there. */
export async function checkPhoto(db: Db, { photo }: TestimonialContent): Promise<void> {
  if (photo) await checkImages(db, [{ field: 'photo', image: photo }]);
}
