import { eq } from 'drizzle-orm';
import { cleanLocalized } from '#domain/text/clean-localized.ts';
import { cleanLine } from '#domain/text/normalise.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import { changeContent } from '#kit/server/content/change-content.ts';
import type { Db } from '#kit/server/database/db.ts';
import { placeSubject } from '../../audit.ts';
import type { updatePlace as endpoint, PlaceEntry } from '../../contract/place-entries.ts';
import { places } from '../tables.ts';
import { getPlaceEntry } from './get-place-entry.ts';
import { aboveOf, placeOf, placesWithin, readPlaces } from './place-list.ts';
import { requireOwnName } from './require-own-name.ts';

type Sent = { id: string } & Received<typeof endpoint>['body'];

/** Calls a place otherwise, or offers it no longer. */
export async function updatePlace(
  db: Db,
  actor: Actor,
  { id, revision, state, ...sent }: Sent,
  now: Date,
): Promise<PlaceEntry> {
  const name = cleanLocalized(sent.name, cleanLine);
  const active = state === 'active';
  await changeContent(db, async (tx) => {
    const all = await readPlaces(tx);
    const before = placeOf(all, id);
    if (before.revision !== revision) throw new AppError('conflict', { message: 'staleSave' });
    requireOwnName(
      placesWithin(all, aboveOf(id)).filter((other) => other.id !== id),
      name,
    );
    await tx
      .update(places)
      .set({ name, active, revision: revision + 1, updatedAt: now })
      .where(eq(places.id, id));
    const after = { ...before, name, active };
    await recordChange(tx, actor, placeSubject, { action: 'changed', id, name, before, after }, now);
  });
  return await getPlaceEntry(db, id);
}
