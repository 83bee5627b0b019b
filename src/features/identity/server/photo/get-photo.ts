import { eq } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { sizedImages } from '#kit/server/images/sized-images.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { PHOTO_SIZES } from '../../rate-limits.ts';
import { users } from '../tables.ts';
import { storedPhotoName } from './photo-name.ts';

/** Somebody's photo in one of its sizes, for whoever knows its key: those to whom their name is shown. */
export const getPhoto = sizedImages({ of: 'photos', limit: PHOTO_SIZES, read: storedPhoto });

async function storedPhoto(db: Db, storage: Storage, key: string): Promise<Uint8Array> {
  const [shown] = await db.select({ id: users.id }).from(users).where(eq(users.image, key));
  if (!shown) throw new AppError('not_found');
  const chunks: Uint8Array[] = [];
  for await (const chunk of storage.get(storedPhotoName(key))) chunks.push(chunk);
  return Buffer.concat(chunks);
}
