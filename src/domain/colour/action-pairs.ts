import { contrast, READABLE } from './contrast.ts';
import { GROUND_NAMES, GROUNDS, type Ground } from './grounds.ts';
import { fromOklch, toOklch } from './oklch.ts';

/** What the chosen colour is seen with: words in it on each ground, and white words on it. */
type ActionPair = Ground | 'words';

interface JudgedPair {
  pair: ActionPair;
  other: string;
  ratio: number;
  isReadable: boolean;
}

const OTHERS: Readonly<Record<ActionPair, string>> = { words: '#ffffff', ...GROUNDS.light };
const ACTION_PAIRS: readonly ActionPair[] = ['words', ...GROUND_NAMES];

/** How readable a colour is with all that it is seen with by day; in the dark it is made so. */
export function actionPairs(colour: string): JudgedPair[] {
  return ACTION_PAIRS.map((pair) => {
    const other = OTHERS[pair];
    const ratio = contrast(colour, other);
    return { pair, other, ratio, isReadable: ratio >= READABLE };
  });
}

export function isReadableAction(colour: string): boolean {
  return actionPairs(colour).every(({ isReadable }) => isReadable);
}

/** The same hue, as much darker as it takes. */
export function readableAction(colour: string): string {
  const { l, c, h } = toOklch(colour);
  for (let darker = l; darker > 0; darker -= 0.005) {
    const tried = fromOklch({ l: darker, c, h });
    if (isReadableAction(tried)) return tried;
  }
  return '#000000';
}

/** Red enough to be taken for what deletes, or says that something is wrong. */
export function looksLikeDanger(colour: string): boolean {
  const { c, h } = toOklch(colour);
  return c > 0.1 && h > 0.2 && h < 0.85;
}
