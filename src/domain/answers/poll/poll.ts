/** A vote is worth 100 points, counted in millionths so that shares add up in whole numbers. */
export const VOTE = 100_000_000n;

/**
 * The poll rule: one chosen option gets 100, several chosen each get 100 divided by their count. Where that does not
 * come out even, the first ones get a millionth of a point more, so that every vote is worth exactly 100.
 */
export function voteShares(chosen: readonly string[]): bigint[] {
  if (chosen.length === 0) return [];
  const count = BigInt(chosen.length);
  const each = VOTE / count;
  const left = Number(VOTE % count);
  return chosen.map((_, index) => (index < left ? each + 1n : each));
}

/** Millionths of a point as points. */
export function votePoints(millionths: bigint): number {
  return Number(millionths) / 1_000_000;
}
