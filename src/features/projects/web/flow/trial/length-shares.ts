import type { Share } from '#ui/charts/shares/share.ts';

const MOST_BARS = 10;

/** How many were asked how many questions, in ten bars at most, each as wide as another. */
export function lengthShares(
  lengths: ReadonlyMap<number, number>,
  wordsFor: (from: number, to: number) => string,
): Share[] {
  const least = Math.min(...lengths.keys());
  const most = Math.max(...lengths.keys());
  if (lengths.size === 0) return [];
  const all = [...lengths.values()].reduce((sum, count) => sum + count, 0);
  const width = Math.ceil((most - least + 1) / MOST_BARS);
  const bars = Math.ceil((most - least + 1) / width);
  return Array.from({ length: bars }, (_, bar) => {
    const from = least + bar * width;
    const to = Math.min(most, from + width - 1);
    const within = [...lengths].filter(([length]) => length >= from && length <= to);
    const count = within.reduce((sum, [, each]) => sum + each, 0);
    return { id: String(from), label: wordsFor(from, to), count, share: count / all };
  });
}
