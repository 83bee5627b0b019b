import { and, eq, isNotNull } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { enqueue } from '#kit/server/jobs/enqueue.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { accountSubject } from '../../audit.ts';
import { accountName } from '../accounts/account-name.ts';
import { users } from '../tables.ts';
import { forgetPhoto } from './forget-photo.ts';

/** Takes the own photo away; where there is none, nothing changes. */
export async function deletePhoto(db: Db, actor: Actor, storage: Storage, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ image: users.image, name: accountName })
      .from(users)
      .where(and(eq(users.id, actor.id), isNotNull(users.image)))
      .for('update');
    if (!before?.image) return;
    await tx.update(users).set({ image: null, imageDigest: null, updatedAt: now }).where(eq(users.id, actor.id));
    const removed = { action: 'photoRemoved', id: actor.id, name: before.name } as const;
    await recordChange(tx, actor, accountSubject, removed, now);
    await enqueue(tx, forgetPhoto(storage), { key: before.image });
  });
}
