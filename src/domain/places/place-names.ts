import { isSame } from '../is-same.ts';
import type { Locale } from '../text/locale.ts';
import { type Localized, localizedText } from '../text/localized.ts';
import { sortKey } from '../text/sort-key.ts';
import { levelOf, levelsTo, listPlaces, type PlaceLevel, placeWithin } from './place-levels.ts';

/** A division, a district or an upazila of Bangladesh. */
export interface Place {
  /** Stays the same for good, and begins with that of the place it lies in. */
  id: string;
  name: Localized;
  /** Whether nobody is offered it any more; who answered with it has it still. */
  retired?: boolean;
}

/**
 * The list weighs as much as all else that a survey's page brings, and most pages name no place: whoever names places
 * brings it first, with {@link namePlaces}. A server does as it starts.
 */
let brought: readonly Place[] = [];
/** What administrators made of it since: other names, places that came later, and those that are offered no more. */
let changed: readonly Place[] = [];
let names: ReadonlyMap<string, Place> = new Map();

export function namePlaces(places: readonly Place[]): void {
  brought = places;
  nameAll();
}

/** Tells what is otherwise than in the list; whatever was told before is forgotten. */
export function changePlaces(places: readonly Place[]): void {
  if (places === changed || isSame(places, changed)) return;
  changed = places;
  nameAll();
}

export function changedPlaces(): readonly Place[] {
  return changed;
}

function nameAll(): void {
  names = new Map([...brought, ...changed].map((place) => [place.id, place]));
  listPlaces(names);
}

/** What a place is called; nothing where nobody brought names. */
export function placeName(id: string): Localized {
  return names.get(id)?.name ?? {};
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
  [...names.values()]
    .filter(({ id }) => levelOf(id) === level)
    .map((place) => ({ place, by: sortKey(localizedText(place.name, locale), locale) }))
    .sort((a, b) => (a.by < b.by ? -1 : 1))
    .map(({ place }) => place),
);

/** Those of them that somebody is offered: neither they nor what they lie in is retired. */
export const offeredPlaces = onceOfNames((level: PlaceLevel, locale: Locale): readonly Place[] =>
  placesOf(level, locale).filter(({ id }) => !isRetired(id)),
);

/** Whether it is offered no more, or lies in what is not. */
export function isRetired(id: string): boolean {
  return levelsTo(levelOf(id)).some((level) => names.get(placeWithin(id, level))?.retired);
}
