import { levelOf, PLACE_LEVELS } from '#domain/places/place-levels.ts';
import { cleanLocalized } from '#domain/text/clean-localized.ts';
import { cleanLine } from '#domain/text/normalise.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import { changeContent } from '#kit/server/content/change-content.ts';
import type { Db } from '#kit/server/database/db.ts';
import { placeSubject } from '../../audit.ts';
import type { NewPlace, PlaceEntry } from '../../contract/place-entries.ts';
import { places } from '../tables.ts';
import { getPlaceEntry } from './get-place-entry.ts';
import { placesWithin, readPlaces } from './place-list.ts';
import { requireOwnName } from './require-own-name.ts';

/** An id has two digits for each level. */
const MOST_BESIDE = 99;

/** Adds a place at the end of those beside it, which gives it its id for good. */
export async function createPlace(
  db: Db,
  actor: Actor,
  { within, state, ...sent }: NewPlace,
  now: Date,
): Promise<PlaceEntry> {
  const name = cleanLocalized(sent.name, cleanLine);
  const active = state === 'active';
  let id = '';
  await changeContent(db, async (tx) => {
    const all = await readPlaces(tx);
    if (within !== null && !(all.has(within) && levelOf(within) !== PLACE_LEVELS.at(-1)))
      throw invalidField('within', 'unknownAround');
    const beside = placesWithin(all, within);
    if (beside.length >= MOST_BESIDE) throw new AppError('conflict', { message: 'contentFull' });
    requireOwnName(beside, name);
    id = [...(within === null ? [] : [within]), beside.length + 1].join('-');
    await tx.insert(places).values({ id, name, active, updatedAt: now });
    await recordChange(tx, actor, placeSubject, { action: 'created', id, name, after: { name, active } }, now);
  });
  return await getPlaceEntry(db, id);
}
