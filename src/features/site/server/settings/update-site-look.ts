import { isDeepStrictEqual } from 'node:util';
import { HOUSE_ACTION } from '#domain/colour/action-colours.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Data, Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import { changeContent } from '#kit/server/content/change-content.ts';
import type { Db } from '#kit/server/database/db.ts';
import { readLook, writeLook } from '#kit/server/look/look.ts';
import { settingsSubject } from '../../audit.ts';
import type { updateSiteLook as endpoint } from '../../contract/site-look.ts';
import { checkImages } from '../content/check-images.ts';

/** Changes the site's colour and pictures; saved as they were they stay so, and nothing is recorded. */
export async function updateSiteLook(
  db: Db,
  actor: Actor,
  { revision, ...sent }: Received<typeof endpoint>['body'],
  now: Date,
): Promise<Data<typeof endpoint>> {
  const look = { ...sent, action: sent.action === HOUSE_ACTION ? null : sent.action };
  await changeContent(db, async (tx) => {
    const { revision: known, ...before } = await readLook(tx);
    if (known !== revision) throw new AppError('conflict', { message: 'staleSave' });
    if (isDeepStrictEqual(look, before)) return;
    const { action: _, ...pictures } = look;
    const named = Object.entries(pictures).flatMap(([field, image]) => (image ? [{ field, image }] : []));
    await checkImages(tx, named);
    await writeLook(tx, { ...look, revision: revision + 1 });
    await recordChange(tx, actor, settingsSubject, { action: 'changed', id: null, name: '', before, after: look }, now);
  });
  return await readLook(db);
}
