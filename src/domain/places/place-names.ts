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

export function namePlaces(places: readonly Place[]): void {
  names = new Map(places.map(({ id, name }) => [id, name]));
}

/** What a place is called; nothing where nobody brought names. */
export function placeName(id: string): Localized {
  return names.get(id) ?? {};
}

/** Makes something of names once, and anew only where others are brought. */
export function onceOfNames<Args extends string[], Made>(make: (...args: Args) => Made): (...args: Args) => Made {
  const kept = new WeakMap<typeof names, Map<string, Made>>();
  return (...args) => {
    const ofNames = kept.get(names) ?? new Map<string, Made>();
    kept.set(names, ofNames);
    const key = args.join(' ');
    const made = ofNames.get(key) ?? make(...args);
    ofNames.set(key, made);
    return made;
  };
}

/** The places of a level in the order of the alphabet. */
export const placesOf = onceOfNames((level: PlaceLevel, locale: Locale): readonly Place[] =>
  [...names]
    .filter(([id]) => levelOf(id) === level)
    .map(([id, name]) => ({ place: { id, name }, by: sortKey(localizedText(name, locale), locale) }))
    .sort((a, b) => (a.by < b.by ? -1 : 1))
    .map(({ place }) => place),
);
