import type { CSSProperties } from 'react';

/** A letter and what hangs from it, in either script; a name that needs more breaks. */
const LETTER = 0.58;

const letters = new Intl.Segmenter('bn');

/** The room for names beside the bars of a page: what the longest needs, so that all tracks begin at one line. */
export function namesWidth(names: Iterable<string>): CSSProperties {
  let longest = 0;
  for (const name of names) longest = Math.max(longest, [...letters.segment(name)].length);
  return { '--names': `min(32%, ${(longest * LETTER).toFixed(1)}em)` } as CSSProperties;
}
