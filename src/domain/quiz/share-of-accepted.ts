import { searchKey, spellingKey } from '../text/normalise.ts';
import type { Share } from './share.ts';

/** All of the points in hundredths of a per cent, as owners write shares. */
export const WHOLE = 10_000n;

/** What is accepted earns all of the points, or as many per cent of them. */
export interface Accepted {
  share?: number | undefined;
}

/** Of several that fit, the one that earns most. */
export function best(fitting: readonly Accepted[]): Share {
  const shares = fitting.map(({ share = 100 }) => hundredths(share));
  return { part: shares.reduce((most, share) => (share > most ? share : most), shares[0] ?? 0n), of: WHOLE };
}

export function hundredths(percent: number): bigint {
  return BigInt(Math.round(percent * 100));
}

/**
 * Whether somebody wrote this: letters that some keyboards write in two signs and others in one, digits of either set,
 * and spaces are one there.
 */
export function fitting(said: string, matchCase: boolean): (text: string) => boolean {
  const spelt = matchCase ? spellingKey : searchKey;
  const key = spelt(said);
  return (text) => spelt(text) !== '' && spelt(text) === key;
}
