import { levelOf, PLACE_LEVELS } from '#domain/places/place-levels.ts';
import { LOCALES } from '#domain/text/locale.ts';
import { searchKey } from '#domain/text/normalise.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { countsOf, totalOf } from '#kit/server/api/counts-of.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findPlaceEntries as endpoint } from '../../contract/place-entries.ts';
import { readPlaces, summaryOf } from './place-list.ts';

type Query = Received<typeof endpoint>['query'];
type Summary = ReturnType<typeof summaryOf>;

/** A page of the places that are asked for, beginning with the cursor's, and how many there are of each level. */
export async function findPlaceEntries(db: Db, { q, level, state, cursor, limit }: Query) {
  const all = await readPlaces(db);
  const found = [...all.values()]
    .map((row) => summaryOf(all, row))
    .filter((place) => (state === undefined || place.state === state) && isFound(place, q));
  const asked = level === undefined ? found : found.filter((place) => place.level === level);
  const start = cursor === undefined ? 0 : asked.findIndex(({ _id }) => _id === cursor);
  const items = start < 0 ? [] : asked.slice(start, start + limit);
  const next = start < 0 ? null : (asked[start + limit]?._id ?? null);
  const byLevel = countsOf(
    PLACE_LEVELS,
    PLACE_LEVELS.map((value) => ({ value, count: found.filter(({ _id }) => levelOf(_id) === value).length })),
  );
  return { items, next, total: totalOf(byLevel, level), byLevel };
}

/** Whether all words that are looked for stand in its name or in what it lies in, in one of the languages. */
function isFound({ name, around }: Summary, q: string | undefined): boolean {
  const words = searchKey(q ?? '').split(' ');
  return LOCALES.some((locale) => {
    const said = searchKey([name, ...around].map((text) => text[locale] ?? '').join(' '));
    return words.every((word) => said.includes(word));
  });
}
