import { asc } from 'drizzle-orm';
import { imageAddress } from '#domain/questionnaire/images/image-address.ts';
import { fromCache } from '#kit/server/content/content-cache.ts';
import type { Db } from '#kit/server/database/db.ts';
import { isShown } from '../content/is-shown.ts';
import { testimonials } from '../tables.ts';

/** Twice as large as it is shown, for dense screens. */
const PHOTO = { w: 160, h: 160 };

/** What people say of the product, in the order that an editor chose. */
export async function findTestimonials(db: Db, now: Date) {
  return await fromCache(db, now, 'testimonials', async () => {
    const { id: _id, quote, name, about, photo, sequence, id } = testimonials;
    const rows = await db
      .select({ _id, quote, name, about, photo })
      .from(testimonials)
      .where(isShown(testimonials))
      .orderBy(asc(sequence), asc(id));
    return rows.map((row) => ({ ...row, photo: row.photo && imageAddress(row.photo.key, PHOTO) }));
  });
}
