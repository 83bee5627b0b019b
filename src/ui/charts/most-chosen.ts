import type { Share } from './share.ts';

/** The `most` largest shares, in the order they came: rows keep their places while figures move. */
export function mostChosen(shares: Share[], most: number): Share[] {
  if (shares.length <= most) return shares;
  const largest = [...shares].sort((a, b) => b.count - a.count).slice(0, most);
  const kept = new Set(largest.map(({ id }) => id));
  return shares.filter(({ id }) => kept.has(id));
}
