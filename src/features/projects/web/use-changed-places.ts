import { useMatches } from 'react-router';
import { changePlaces, type Place } from '#domain/places/place-names.ts';

/**
 * A browser names places by itself where questions are built and conditions are put into words. What is otherwise than
 * in the list came with the frame; it is told here, so that no other screen brings what names places.
 */
export function useChangedPlaces(): void {
  const matches = useMatches();
  for (const { loaderData } of matches) {
    const { changedPlaces } = (loaderData ?? {}) as { changedPlaces?: readonly Place[] };
    if (changedPlaces) changePlaces(changedPlaces);
  }
}
