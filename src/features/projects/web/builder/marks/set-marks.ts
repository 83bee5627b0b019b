// What marks do to a text that is being written: each gives the text anew, and what is selected then.

/** A text and what is selected of it. */
export interface Written {
  text: string;
  start: number;
  end: number;
}

export type MarkName = 'bold' | 'italic';
export type ListName = 'bullets' | 'numbers';

const SIGNS = { bold: '**', italic: '*' } as const;
const LIST_LINE = /^(?:- |[0-9০-৯]{1,3}\. )/;
const LINK = /\[((?:\\.|[^\\[\]\n])*)\]\(([^\s()]*(?:\([^\s()]*\)[^\s()]*)*)\)/g;

/** Bold or italic around what is selected without the space around it, or taken away where it stood. */
export function toggleMark(written: Written, mark: MarkName): Written {
  const { text, start, end } = withoutSpace(written);
  const sign = SIGNS[mark];
  const { length } = sign;
  if (isMarked(starsBefore(text, start), mark) && isMarked(starsAfter(text, end), mark)) {
    const bare = text.slice(0, start - length) + text.slice(start, end) + text.slice(end + length);
    return { text: bare, start: start - length, end: end - length };
  }
  const within = text.slice(start, end);
  const isWhole = isMarked(starsAfter(within, 0), mark) && isMarked(starsBefore(within, within.length), mark);
  if (isWhole && within.length > 2 * length) {
    const inner = within.slice(length, -length);
    return { text: text.slice(0, start) + inner + text.slice(end), start, end: start + inner.length };
  }
  const marked = `${sign}${within}${sign}`;
  return { text: text.slice(0, start) + marked + text.slice(end), start: start + length, end: end + length };
}

/** The lines that are selected as a list, or as lines again where they are one. */
export function toggleList(
  { text, start, end }: Written,
  list: ListName,
  digit: (number: number) => string = String,
): Written {
  const from = text.slice(0, start).lastIndexOf('\n') + 1;
  const next = text.indexOf('\n', Math.max(end, from));
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const written = lines.filter((line) => line.trim() !== '');
  const isOne = written.length > 0 && written.every((line) => beginsOf(line, list));
  let number = 0;
  const changed = lines.map((line) => {
    const bare = line.replace(LIST_LINE, '');
    if (isOne || (line.trim() === '' && lines.length > 1)) return bare;
    number += 1;
    return `${list === 'bullets' ? '-' : `${digit(number)}.`} ${bare}`;
  });
  const listed = changed.join('\n');
  const last = from + listed.length;
  return { text: text.slice(0, from) + listed + text.slice(to), start: start === end ? last : from, end: last };
}

/** A link that the caret stands in or that is selected, by where it stands; else what is selected, to be one. */
export function linkAt({ text, start, end }: Written): Written & { reads: string; to: string } {
  for (const found of text.matchAll(LINK)) {
    const last = found.index + found[0].length;
    if (found.index <= start && end <= last)
      return { text, start: found.index, end: last, reads: unescaped(found[1] ?? ''), to: found[2] ?? '' };
  }
  const selected = withoutSpace({ text, start, end });
  return { ...selected, reads: text.slice(selected.start, selected.end), to: '' };
}

/** A link in the place of what is selected; the caret stands behind it. */
export function putLink({ text, start, end }: Written, reads: string, to: string): Written {
  const signs = reads.replaceAll('\n', ' ').replaceAll(/[[\]]/g, String.raw`\$&`);
  const link = `[${signs}](${inBrackets(to)})`;
  const at = start + link.length;
  return { text: text.slice(0, start) + link + text.slice(end), start: at, end: at };
}

/** A link that is words again. */
export function takeLink({ text, start, end }: Written, reads: string): Written {
  return { text: text.slice(0, start) + reads + text.slice(end), start, end: start + reads.length };
}

/** Round brackets that have no other would end a link. */
function inBrackets(address: string): string {
  const isEven = /^[^()]*(?:\([^()]*\)[^()]*)*$/.test(address);
  return isEven ? address : address.replaceAll('(', '%28').replaceAll(')', '%29');
}

function unescaped(text: string): string {
  return text.replaceAll(/\\([[\]])/g, '$1');
}

function beginsOf(line: string, list: ListName): boolean {
  return list === 'bullets' ? line.startsWith('- ') : /^[0-9০-৯]{1,3}\. /.test(line);
}

function withoutSpace({ text, start, end }: Written): Written {
  const selected = text.slice(start, end);
  const lead = selected.length - selected.trimStart().length;
  if (lead === selected.length) return { text, start, end: start };
  return { text, start: start + lead, end: end - (selected.length - selected.trimEnd().length) };
}

function starsBefore(text: string, at: number): number {
  return /\**$/.exec(text.slice(0, at))?.[0].length ?? 0;
}

function starsAfter(text: string, at: number): number {
  return /^\**/.exec(text.slice(at))?.[0].length ?? 0;
}

/** One star is italic, two are bold, three are both. */
function isMarked(stars: number, mark: MarkName): boolean {
  return stars === 3 || stars === SIGNS[mark].length;
}
