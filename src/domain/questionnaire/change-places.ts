/** The list with what stands at these places ordered by rank among them; all else stays where it is. */
export function changePlaces<T>(list: readonly T[], places: readonly number[], rankOf: (one: T) => number): T[] {
  const ranked = places
    .map((place) => list[place] as T)
    .map((one) => ({ one, rank: rankOf(one) }))
    .sort((a, b) => a.rank - b.rank);
  return places.reduce((so, place, at) => so.with(place, ranked[at]?.one as T), [...list]);
}
