import type { Db } from '#kit/server/database/db.ts';
import type { PlaceEntry } from '../../contract/place-entries.ts';
import { placeOf, placesWithin, readPlaces, summaryOf } from './place-list.ts';

/** A place as it is edited, with what lies in it. */
export async function getPlaceEntry(db: Db, id: string): Promise<PlaceEntry> {
  const all = await readPlaces(db);
  const row = placeOf(all, id);
  const within = placesWithin(all, id).map((one) => summaryOf(all, one));
  return { ...summaryOf(all, row), within, revision: row.revision };
}
