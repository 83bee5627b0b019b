import { divide } from '../points.ts';
import { type Standing, UNTIMED } from './standing.ts';

/** All of the points, as the part of them that standings are compared by. */
const WHOLE = 10n ** 12n;
const SECONDS = { digits: 10n ** 9n, most: BigInt(UNTIMED) };
const MILLISECONDS = 10n ** 13n;

/**
 * What a leaderboard is sorted by, the best first: a whole number of at most 35 digits. The larger part of the points
 * comes first, then who took less time, then who was done earlier. Parts are compared to a trillionth: of as many
 * points as a quiz may have, each millionth counts.
 */
export function rankKey({ earned, points, seconds, endedAt }: Standing): bigint {
  const behind = WHOLE - divide(earned * WHOLE, points);
  const time = BigInt(seconds) < SECONDS.most ? BigInt(seconds) : SECONDS.most;
  return (behind * SECONDS.digits + time) * MILLISECONDS + BigInt(endedAt.getTime());
}

/** Where a page begins: the rank of its first line, and how many lines of the same rank stand before it. */
export interface PageStart {
  rank: number;
  tiesBefore: number;
}

/** The ranks of lines that follow each other, by their keys: equal ones share one, and the next counts them all. */
export function ranksFrom(keys: readonly bigint[], { rank, tiesBefore }: PageStart): number[] {
  const ranks: number[] = [];
  for (const [at, key] of keys.entries()) {
    const before = ranks[at - 1];
    if (before === undefined) ranks.push(rank);
    else ranks.push(key === keys[at - 1] ? before : rank + tiesBefore + at);
  }
  return ranks;
}
