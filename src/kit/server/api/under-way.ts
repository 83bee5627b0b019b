import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream';

/** Of whatever is called so, no more than so many at once. */
export interface Place {
  of: string;
  most: number;
}

/**
 * Counts the requests under way in this process, by name, until each is answered to its end or broken off. A place is
 * taken under every name that is given, or under none where one has no room left; it says whether it was.
 */
export function countUnderWay() {
  const underWay = new Map<string, number>();

  function change(of: string, by: number): void {
    const now = (underWay.get(of) ?? 0) + by;
    if (now > 0) underWay.set(of, now);
    else underWay.delete(of);
  }

  return function takePlaces(places: readonly Place[], reply: ServerResponse): boolean {
    if (places.some(({ of, most }) => (underWay.get(of) ?? 0) >= most)) return false;
    for (const { of } of places) change(of, 1);
    finished(reply, () => {
      for (const { of } of places) change(of, -1);
    });
    return true;
  };
}
