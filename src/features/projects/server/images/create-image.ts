import { hash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given } from '#kit/contract/endpoint.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newSecret } from '#kit/server/ids.ts';
import { remakeInTurn } from '#kit/server/images/image-thread.ts';
import type { MadeImage } from '#kit/server/images/worker.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import type { createImage as endpoint } from '../../contract/images.ts';
import { images } from '../tables.ts';
import { type ImageKeeping, storedName } from './image-keeping.ts';

const KEY_BYTES = 16;
const MEGABYTE = 1024 * 1024;
const FORMATS = ['jpeg', 'png', 'gif', 'webp', 'heif'] as const;

/** Keeps an image for its owner's questionnaires. What the same person sent before is the same image. */
export async function createImage(
  db: Db,
  actor: Actor,
  { storage, imageRoom }: ImageKeeping,
  { sent, seeThrough = false }: { sent: Uint8Array; seeThrough?: boolean },
  now: Date,
): Promise<Given<typeof endpoint>> {
  if (sent.length === 0) throw invalidField('body', 'emptyFile');
  const digest = hash('sha256', sent, 'base64url') + (seeThrough ? ' see-through' : '');
  const known = await findKnown(db, actor.id, digest, now);
  if (known) return known;
  const made = await remakeInTurn({ sent, formats: FORMATS, side: LIMITS.imageSide, seeThrough });
  if ('problem' in made) {
    throw invalidField('body', made.problem, { megapixels: LIMITS.sentPixels / 1e6 });
  }
  const key = newSecret(KEY_BYTES);
  await storage.put(storedName(key), made.bytes);
  const kept = await insertImage(db, { ...made, key, digest, ownerId: actor.id }, imageRoom, now).catch(
    async (error: unknown) => {
      await takeBack(db, storage, key).catch(() => undefined);
      throw error;
    },
  );
  if (kept) return { key, width: made.width, height: made.height };
  await storage.delete(storedName(key));
  // The same came twice at once, or there is no room.
  const twin = await findKnown(db, actor.id, digest, now);
  if (twin) return twin;
  throw new AppError('too_large', {
    message: 'imagesFull',
    fields: { body: [{ key: 'noRoomForImage', values: { megabytes: Math.round(imageRoom / MEGABYTE) } }] },
  });
}

/** The row first, for it may have been written all the same, and a row must never name bytes that are gone. */
async function takeBack(db: Db, storage: Storage, key: string): Promise<void> {
  await db.delete(images).where(eq(images.key, key));
  await storage.delete(storedName(key));
}

/** It counts as used from now on, so that it is there until a questionnaire names it. */
async function findKnown(db: Db, ownerId: string, digest: string, now: Date) {
  const [image] = await db
    .update(images)
    .set({ usedAt: now })
    .where(and(eq(images.ownerId, ownerId), eq(images.digest, digest), eq(images.dropped, false)))
    .returning({ key: images.key, width: images.width, height: images.height });
  return image;
}

interface NewImage extends MadeImage {
  key: string;
  digest: string;
  ownerId: string;
}

async function insertImage(db: Db, image: NewImage, room: number, now: Date): Promise<boolean> {
  const { key, ownerId, digest, width, height, bytes } = image;
  const { rows } = await db.execute(sql`
    INSERT INTO images (key, owner_id, digest, width, height, size, created_at, used_at)
    SELECT ${key}, ${ownerId}, ${digest}, ${width}, ${height}, ${bytes.length}, ${now.toISOString()}, ${now.toISOString()}
    WHERE (SELECT coalesce(sum(size), 0) FROM images WHERE owner_id = ${ownerId}) + ${bytes.length} <= ${room}
    ON CONFLICT DO NOTHING RETURNING key`);
  return rows.length > 0;
}
