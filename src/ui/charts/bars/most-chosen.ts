import type { Share } from '../shares/share.ts';

/**
 * The ids of the `most` largest shares: the others are left out and nothing is moved, so
 * that rows keep their places while figures move.
 */
export function mostChosen(shares: Share[], most: number): ReadonlySet<string> {
  const largest = shares.toSorted((a, b) => b.count - a.count).slice(0, most);
  return new Set(largest.map(({ id }) => id));
}
