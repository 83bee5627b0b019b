export interface DifferencePart {
  text: string;
  /** In both, only in the former, or only in the latter. */
  in: 'both' | 'before' | 'after';
}

/** Beyond so many pairs of words nobody compares word by word: all of it is another text. */
const MOST_PAIRS = 4_000_000;

/** What became of a text, word by word: the longest run of words that both have stays, all else went or came. */
export function wordDifferences(before: string, after: string): DifferencePart[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  if (a.length * b.length > MOST_PAIRS)
    return joined([
      { text: before, in: 'before' },
      { text: after, in: 'after' },
    ]);
  const shared = sharedFrom(a, b);
  const parts: DifferencePart[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [one, other] = [a[i], b[j]];
    if (one !== undefined && one === other) {
      parts.push({ text: one, in: 'both' });
      i += 1;
      j += 1;
    } else if (one !== undefined && (other === undefined || (shared[i + 1]?.[j] ?? 0) >= (shared[i]?.[j + 1] ?? 0))) {
      parts.push({ text: one, in: 'before' });
      i += 1;
    } else {
      parts.push({ text: other ?? '', in: 'after' });
      j += 1;
    }
  }
  return joined(parts);
}

/** Words, each with the blank after it: what stands between two that went is no word that stayed. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/gu) ?? [];
}

/** How many words both share from each place on. */
function sharedFrom(a: readonly string[], b: readonly string[]): number[][] {
  const rows = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [row = [], next = []] = [rows[i], rows[i + 1]];
      row[j] = a[i] === b[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rows;
}

function joined(parts: readonly DifferencePart[]): DifferencePart[] {
  const runs: DifferencePart[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.in === part.in) last.text += part.text;
    else if (part.text !== '') runs.push({ ...part });
  }
  return runs;
}
