import { levelOf, PLACE_LEVELS, placeWithin } from '#domain/places/place-levels.ts';
import type { Localized } from '#domain/text/localized.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { PlaceState } from '../../contract/place-entries.ts';
import { places } from '../tables.ts';

export type PlaceRow = typeof places.$inferSelect;

/** Every place by its id, each followed by those that lie in it. There are some hundreds, so they are read whole. */
export async function readPlaces(db: Db): Promise<ReadonlyMap<string, PlaceRow>> {
  const rows = await db.select().from(places);
  const placed = rows.map((row) => ({
    row,
    by: row.id
      .split('-')
      .map((number) => number.padStart(2, '0'))
      .join('-'),
  }));
  placed.sort((a, b) => (a.by < b.by ? -1 : 1));
  return new Map(placed.map(({ row }) => [row.id, row]));
}

export function placeOf(all: ReadonlyMap<string, PlaceRow>, id: string): PlaceRow {
  const row = all.get(id);
  if (!row) throw new AppError('not_found');
  return row;
}

/** Those that lie in a place and in nothing narrower; of none, the divisions. */
export function placesWithin(all: ReadonlyMap<string, PlaceRow>, id: string | null): PlaceRow[] {
  return [...all.values()].filter((row) => aboveOf(row.id) === id);
}

/** What a place lies in; a division in none. */
export function aboveOf(id: string): string | null {
  const wider = PLACE_LEVELS[PLACE_LEVELS.indexOf(levelOf(id)) - 1];
  return wider ? placeWithin(id, wider) : null;
}

/** What a place lies in, the narrowest first. */
export function placesAround(all: ReadonlyMap<string, PlaceRow>, id: string): PlaceRow[] {
  const above = aboveOf(id);
  const row = above === null ? undefined : all.get(above);
  return row ? [row, ...placesAround(all, row.id)] : [];
}

/** Whether it is offered: it is active, and so is all that it lies in. */
export function isOffered(all: ReadonlyMap<string, PlaceRow>, row: PlaceRow): boolean {
  return [row, ...placesAround(all, row.id)].every(({ active }) => active);
}

/** As lists and screens say it. */
export function summaryOf(all: ReadonlyMap<string, PlaceRow>, { id, name, active }: PlaceRow) {
  const state: PlaceState = active ? 'active' : 'inactive';
  const around: Localized[] = placesAround(all, id).map((row) => row.name);
  return { _id: id, level: levelOf(id), name, state, around };
}
