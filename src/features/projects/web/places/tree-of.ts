import { placeWithin } from '#domain/places/place-levels.ts';
import type { Locale } from '#domain/text/locale.ts';
import { localizedText } from '#domain/text/localized.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import type { TreeItem } from '#ui/dashboard/forms/fields/tree/tree-paths.ts';
import type { findPlaces } from '../../contract/places.ts';

/** Divisions with their districts: all that something new can lie in. */
export function treeOf(places: Data<typeof findPlaces>, locale: Locale): TreeItem[] {
  const itemOf = ({ id, name }: (typeof places)[number]): TreeItem => ({
    value: id,
    label: localizedText(name, locale),
  });
  const districts = places.filter(({ level }) => level === 'district');
  return places
    .filter(({ level }) => level === 'division')
    .map((division) => ({
      ...itemOf(division),
      children: districts.filter(({ id }) => placeWithin(id, 'division') === division.id).map(itemOf),
    }));
}
