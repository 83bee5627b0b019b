import fc from 'fast-check';
import { expect, it } from 'vitest';
import { VOTE, votePoints, voteShares } from './poll.ts';

it('gives one chosen option 100 and several 100 divided by their count', () => {
  expect(voteShares(['a']).map(votePoints)).toEqual([100]);
  expect(voteShares(['a', 'b']).map(votePoints)).toEqual([50, 50]);
  expect(voteShares(['a', 'b', 'c'])).toEqual([33_333_334n, 33_333_333n, 33_333_333n]);
  expect(voteShares([])).toEqual([]);
});

it('makes every vote worth exactly 100, shared within a millionth of a point', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), (count) => {
      const shares = voteShares(Array.from({ length: count }, String));
      expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(VOTE);
      expect(Number((shares[0] ?? 0n) - (shares.at(-1) ?? 0n))).toBeLessThanOrEqual(1);
    }),
  );
});
