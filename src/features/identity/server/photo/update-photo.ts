import { hash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { HOUR } from '#domain/text/durations.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given } from '#kit/contract/endpoint.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newSecret } from '#kit/server/ids.ts';
import { squarePicture } from '#kit/server/images/square-picture.ts';
import { enqueue } from '#kit/server/jobs/enqueue.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { accountSubject } from '../../audit.ts';
import type { updatePhoto as endpoint } from '../../contract/photo.ts';
import { accountName } from '../accounts/account-name.ts';
import { users } from '../tables.ts';
import { forgetPhoto } from './forget-photo.ts';
import { addressOfPhoto, storedPhotoName } from './photo-name.ts';

const KEY_BYTES = 16;

/** Makes a photo of what was sent, and the one before is deleted. The same bytes again change nothing. */
export async function updatePhoto(
  db: Db,
  actor: Actor,
  storage: Storage,
  sent: Uint8Array,
  now: Date,
): Promise<Given<typeof endpoint>> {
  if (sent.length === 0) throw invalidField('body', 'emptyFile');
  const imageDigest = hash('sha256', sent, 'base64url');
  const current = await getPhotoOf(db, actor.id);
  if (current.image !== null && current.imageDigest === imageDigest) return { image: addressOfPhoto(current.image) };
  const image = await storeAnew(db, storage, sent, now);
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ image: users.image, name: accountName })
      .from(users)
      .where(eq(users.id, actor.id))
      .for('update');
    if (!before) throw new AppError('signed_out');
    await tx.update(users).set({ image, imageDigest, updatedAt: now }).where(eq(users.id, actor.id));
    const changed = { action: 'photoChanged', id: actor.id, name: before.name } as const;
    await recordChange(tx, actor, accountSubject, changed, now);
    if (before.image !== null) await enqueue(tx, forgetPhoto(storage), { key: before.image });
  });
  return { image: addressOfPhoto(image) };
}

async function getPhotoOf(db: Db, id: string) {
  const [user] = await db
    .select({ image: users.image, imageDigest: users.imageDigest })
    .from(users)
    .where(eq(users.id, id));
  if (!user) throw new AppError('signed_out');
  return user;
}

/** The bytes are there before anybody's photo names them; what nobody's names in the end does not stay behind. */
async function storeAnew(db: Db, storage: Storage, sent: Uint8Array, now: Date): Promise<string> {
  const bytes = await squarePicture(sent);
  const key = newSecret(KEY_BYTES);
  await enqueue(db, forgetPhoto(storage), { key }, { startAfter: new Date(now.getTime() + HOUR * 1000) });
  await storage.put(storedPhotoName(key), bytes);
  return key;
}
