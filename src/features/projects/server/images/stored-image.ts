import { and, eq } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { images } from '../tables.ts';
import { storedName } from './image-keeping.ts';

/** The bytes of an image as it is stored. */
export async function storedImage(db: Db, storage: Storage, key: string): Promise<Uint8Array> {
  const [image] = await db
    .select({ key: images.key })
    .from(images)
    .where(and(eq(images.key, key), eq(images.dropped, false)));
  if (!image) throw new AppError('not_found');
  const chunks: Uint8Array[] = [];
  for await (const chunk of storage.get(storedName(key))) chunks.push(chunk);
  return Buffer.concat(chunks);
}
