import type { Locale } from '../text/locale.ts';
import { type Localized, localizedText } from '../text/localized.ts';
import { sortKey } from '../text/sort-key.ts';
import { levelOf, type PlaceLevel } from './place-levels.ts';

/** A division, a district or an upazila of Bangladesh. */
export interface Place {
  /** Stays the same for good, and begins with that of the place it lies in. */
  id: string;
  name: Localized;
}

/**
 * The list weighs as much as all else that a survey's page brings, and most pages name no place: whoever names places
 * brings it first, with {@link namePlaces}. A server does as it starts.
 */
let names: ReadonlyMap<string, Localized> = new Map();
let sorted = new Map<string, readonly Place[]>();

export function namePlaces(places: readonly Place[]): void {
  names = new Map(places.map(({ id, name }) => [id, name]));
  sorted = new Map();
}

/** What a place is called; nothing where nobody brought names. */
export function placeName(id: string): Localized {
  return names.get(id) ?? {};
}

/** The places of a level in the order of the alphabet. */
export function placesOf(level: PlaceLevel, locale: Locale): readonly Place[] {
  const key = `${level} ${locale}`;
  const known = sorted.get(key);
  if (known) return known;
  const made = [...names]
    .filter(([id]) => levelOf(id) === level)
    .map(([id, name]) => ({ place: { id, name }, by: sortKey(localizedText(name, locale), locale) }))
    .sort((a, b) => (a.by < b.by ? -1 : 1))
    .map(({ place }) => place);
  sorted.set(key, made);
  return made;
}
