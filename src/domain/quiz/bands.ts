import type { Marks } from './mark-answers.ts';
import type { Marking } from './marking-schema.ts';

/** What is told those whose marks are in a part of the whole, in per cent of the points. */
export type ScoreBand = NonNullable<Marking['bands']>[number];
type Bounds = Pick<ScoreBand, 'from' | 'to'>;

const WHOLE = 100;

/** The band that marks are in, exactly: its lower bound belongs to it, its upper one to the next, but for the whole. */
export function bandOf(bands: readonly ScoreBand[], { earned, points }: Pick<Marks, 'earned' | 'points'>) {
  const reached = (percent: number) =>
    (earned < 0n ? 0n : earned) * 10_000n >= points * BigInt(Math.round(percent * 100));
  return bands.find(({ from, to }) => reached(from) && (to === WHOLE || !reached(to)));
}

/** Parts of the whole that no band covers, in order. */
export function holesBetween(bands: readonly Bounds[]): Bounds[] {
  const holes: Bounds[] = [];
  let upTo = 0;
  for (const { from, to } of inOrder(bands)) {
    if (from > upTo) holes.push({ from: upTo, to: from });
    upTo = Math.max(upTo, to);
  }
  return upTo < WHOLE ? [...holes, { from: upTo, to: WHOLE }] : holes;
}

/** What a band has in common with those that begin before it, by its place in their order. */
export function overlapsOf<B extends Bounds>(bands: readonly B[]): { band: B; from: number; to: number }[] {
  let upTo = 0;
  return inOrder(bands).flatMap((band) => {
    const shared = { band, from: band.from, to: Math.min(band.to, upTo) };
    upTo = Math.max(upTo, band.to);
    return shared.from < shared.to ? [shared] : [];
  });
}

/** From the lowest on. */
export function inOrder<B extends Bounds>(bands: readonly B[]): B[] {
  return bands.toSorted((one, other) => one.from - other.from || one.to - other.to);
}
