import { levelOf } from '#domain/places/place-levels.ts';
import { placesOfBangladesh } from '#domain/places/places-of-bangladesh.ts';

const places = placesOfBangladesh().map((place) => ({ ...place, level: levelOf(place.id) }));

/** Every place that an address names, those around before those within. */
export async function findPlaces() {
  return places;
}
