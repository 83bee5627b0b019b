import { levelOf } from '#domain/places/place-levels.ts';
import { placesOfBangladesh } from '#domain/places/places-of-bangladesh.ts';
import { countHere } from '#kit/server/rate-limit/count-here.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
import { PLACES } from '../rate-limits.ts';

const places = placesOfBangladesh().map((place) => ({ ...place, level: levelOf(place.id) }));

const count = countHere(PLACES);

/** Every place that an address names, those around before those within. */
export async function findPlaces({ ip, now }: { ip: string; now: Date }) {
  count(networkOf(ip), now);
  return places;
}
