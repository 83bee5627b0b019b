import { letters } from '#domain/text/letters.ts';

type Measure = (words: string, size: number) => number;

interface Room {
  width: number;
  height: number;
  /** From the largest that looks well to the smallest that can be read. */
  sizes: readonly number[];
  /** From one line to the next, in sizes. */
  leading: number;
  measure: Measure;
}

/** Of the largest size, what one line keeps at least: smaller than that, more lines are better. */
const ONE_LINE = 2 / 3;

/**
 * Words set in one line where it is large, else in lines as large as there is room for; what has none at the smallest
 * size ends with an ellipsis.
 */
export function fitWords(words: string, { sizes, ...room }: Room): { size: number; lines: string[] } {
  const smallest = Math.max(...sizes) * ONE_LINE;
  const alone = sizes.find((size) => size >= smallest && room.measure(words, size) <= room.width);
  if (alone !== undefined) return { size: alone, lines: [words] };
  for (const size of sizes) {
    const most = Math.floor(room.height / (size * room.leading));
    const measure = (line: string) => room.measure(line, size);
    const isLast = size === sizes.at(-1);
    if (!isLast && words.split(' ').some((word) => measure(word) > room.width)) continue;
    const lines = linesOf(words, room.width, measure);
    if (lines.length <= most) return { size, lines: evened(words, lines.length, room.width, measure) };
    if (isLast) return { size, lines: [...lines.slice(0, most - 1), cut(`${lines[most - 1]}`, room.width, measure)] };
  }
  return { size: 0, lines: [] };
}

/** Broken between words, and within what is wider than a line. */
function linesOf(words: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ').flatMap((each) => pieces(each, width, measure))) {
    const line = lines.at(-1);
    if (line !== undefined && measure(`${line} ${word}`) <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function pieces(word: string, width: number, measure: (line: string) => number): string[] {
  if (measure(word) <= width) return [word];
  const found: string[] = [''];
  for (const { segment } of letters.segment(word)) {
    const piece = found.at(-1) + segment;
    if (measure(piece) <= width) found[found.length - 1] = piece;
    else found.push(segment);
  }
  return found.filter(Boolean);
}

/** In as many lines, but none much shorter than the others: no word stands alone in the last one. */
function evened(words: string, count: number, width: number, measure: (line: string) => number): string[] {
  let best = linesOf(words, width, measure);
  for (let narrower = width * 0.96; narrower > width / 2; narrower *= 0.96) {
    const lines = linesOf(words, narrower, measure);
    if (lines.length > count) break;
    best = lines;
  }
  return best;
}

function cut(line: string, width: number, measure: (line: string) => number): string {
  const kept = [...letters.segment(line)].map(({ segment }) => segment);
  while (kept.length > 0 && measure(`${kept.join('')}…`) > width) kept.pop();
  return `${kept.join('').trimEnd()}…`;
}
