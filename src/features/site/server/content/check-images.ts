import { and, eq, inArray } from 'drizzle-orm';
import { images } from '#features/projects/server/tables.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { ContentImage } from '../../contract/content-images.ts';

interface Named {
  /** Where a refusal says it stands. */
  field: string;
  image: ContentImage;
}

/** Refuses pictures that nobody uploaded, or that are gone. */
export async function checkImages(db: Db, named: readonly Named[]): Promise<void> {
  const keys = named.flatMap(({ image }) => ('key' in image ? [image.key] : []));
  if (keys.length === 0) return;
  const there = await db
    .select({ key: images.key })
    .from(images)
    .where(and(inArray(images.key, keys), eq(images.dropped, false)));
  const known = new Set(there.map(({ key }) => key));
  const gone = named.filter(({ image }) => 'key' in image && !known.has(image.key));
  if (gone.length === 0) return;
  throw new AppError('invalid', {
    fields: Object.fromEntries(gone.map(({ field }) => [field, [{ key: 'imageGone' as const }]])),
  });
}
