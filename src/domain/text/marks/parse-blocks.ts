import { toLatinDigits } from '../digits.ts';
import type { Block, Inline } from './mark.ts';
import { parseInline } from './parse-inline.ts';

/** One of a list: what it begins with, its number if it has one, and what it says. */
export const LIST_LINE = /^((?:-|([0-9০-৯]{1,3})\.) )(?=\S)/;

type Item = Readonly<{ number: number | undefined; of: readonly Inline[] }>;

/** A text of several lines: paragraphs, which blank lines part, and lists, which have a line for each. */
export function parseBlocks(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  let items: Item[] = [];

  function end(): void {
    if (paragraph.length > 0) blocks.push({ type: 'paragraph', of: parseLines(paragraph) });
    const [first] = items;
    const from = first?.number === undefined ? {} : { from: first.number };
    if (first) blocks.push({ type: 'list', ...from, items: items.map(({ of }) => of) });
    paragraph = [];
    items = [];
  }

  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    const [, begins = '', digits] = LIST_LINE.exec(line) ?? [];
    if (begins) {
      const number = digits === undefined ? undefined : Number(toLatinDigits(digits));
      const last = items.at(-1);
      // A number that does not follow begins another list: what is read is what was written.
      if (!last || number !== (last.number === undefined ? undefined : last.number + 1)) end();
      items.push({ number, of: parseInline(line.slice(begins.length)) });
    } else if (line.trim() === '') {
      end();
    } else {
      if (items.length > 0) end();
      paragraph.push(line);
    }
  }
  end();
  return blocks;
}

/** Lines that are no list in their parts. */
export function parseLines(lines: readonly string[]): readonly Inline[] {
  const parts: Inline[] = [];
  for (const [index, line] of lines.entries()) {
    const read = parseInline(line);
    for (const part of index > 0 ? [{ type: 'words', words: '\n' } as const, ...read] : read) {
      const last = parts.at(-1);
      if (last?.type === 'words' && part.type === 'words') {
        parts[parts.length - 1] = { type: 'words', words: last.words + part.words };
      } else {
        parts.push(part);
      }
    }
  }
  return parts;
}
