// What follows from a place's id alone, without knowing what any place is called.

/** From the widest on. */
export const PLACE_LEVELS = ['division', 'district', 'upazila'] as const;

export type PlaceLevel = (typeof PLACE_LEVELS)[number];

/** How many upazilas each district has, division by division: with it a page can tell a place without the list. */
const UPAZILAS = [
  [17, 6, 9, 10, 9, 8, 5, 15, 9, 9, 7],
  [9, 9, 12, 9, 7, 5, 5, 11],
  [8, 7, 3, 3, 4, 6, 4, 9, 9, 6],
  [4, 8, 7, 10, 7, 6],
  [13, 7, 9, 12],
  [6, 5, 6, 5, 12, 13, 7, 5, 6, 5, 5, 5, 9],
  [5, 13, 5, 6, 7, 5, 8, 9],
  [5, 13, 7, 10],
] as const;

/** Those that came after these were counted are known to whoever was brought the list. */
let listed: { has(id: string): boolean } = new Set();

export function listPlaces(ids: { has(id: string): boolean }): void {
  listed = ids;
}

/** Whether there is such a place of this level. */
export function isPlace(id: string, level: PlaceLevel): boolean {
  const numbers = /^[1-9]\d?(?:-[1-9]\d?){0,2}$/.test(id) ? id.split('-').map(Number) : [];
  if (numbers.length !== PLACE_LEVELS.indexOf(level) + 1) return false;
  const [division = 0, district = 1, upazila = 1] = numbers;
  return upazila <= (UPAZILAS[division - 1]?.[district - 1] ?? 0) || listed.has(id);
}

export function levelOf(id: string): PlaceLevel {
  return PLACE_LEVELS[id.split('-').length - 1] ?? 'upazila';
}

/** The place of a wider level that this one lies in, or the place itself where it is of that level. */
export function placeWithin(id: string, level: PlaceLevel): string {
  return id
    .split('-')
    .slice(0, PLACE_LEVELS.indexOf(level) + 1)
    .join('-');
}

/** The levels down to this one. */
export function levelsTo(level: PlaceLevel): readonly PlaceLevel[] {
  return PLACE_LEVELS.slice(0, PLACE_LEVELS.indexOf(level) + 1);
}
