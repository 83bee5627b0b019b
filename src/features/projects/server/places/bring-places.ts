import { isNotNull } from 'drizzle-orm';
import { isSame } from '#domain/is-same.ts';
import { changePlaces, type Place } from '#domain/places/place-names.ts';
import { placesOfBangladesh } from '#domain/places/places-of-bangladesh.ts';
import { fromCache } from '#kit/server/content/content-cache.ts';
import type { Db } from '#kit/server/database/db.ts';
import { places } from '../tables.ts';

const listed = new Map(placesOfBangladesh().map(({ id, name }) => [id, name]));

/**
 * Calls places as administrators do, from a second after a change on. Where that cannot be read they are called as
 * before: whoever needs the database finds out by what they ask of it.
 */
export async function bringPlaces(db: Db, now: Date): Promise<void> {
  try {
    changePlaces(await findChangedPlaces(db, now));
  } catch {}
}

/** What is otherwise than in the list: what was never touched is not even read. */
async function findChangedPlaces(db: Db, now: Date): Promise<Place[]> {
  return await fromCache(db, now, 'changedPlaces', async () => {
    const touched = await db.select().from(places).where(isNotNull(places.updatedAt)).orderBy(places.id);
    return touched
      .map(({ id, name, active }) => ({ id, name, retired: !active }))
      .filter(({ id, name, retired }) => retired || !isSame(name, listed.get(id)));
  });
}
