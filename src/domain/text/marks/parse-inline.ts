import { PIPED } from '../piped.ts';
import { linkAddress } from './link-address.ts';
import type { Inline, Words } from './mark.ts';

type Mark = 'strong' | 'em' | 'link';

interface Open {
  mark: Mark;
  /** Which of the parts so far is the sign that opened it. */
  at: number;
}

const NO_SIGNS = /^[^\\*[]*$/;
const ESCAPABLE = /[\\*[\]()]/;
/** At the beginning of a line, where it would be one of a list. */
const NO_LIST = /^(?:\\(?=- )|([0-9০-৯]{1,3})\\(?=\. ))/;
const WORD = /[\p{L}\p{M}\p{N}\u200c\u200d]/u;
/** Beside what is piped in, a sign stands as beside a word. */
const PUNCTUATION = /[^}\P{P}]|\p{S}/u;
const DIGIT = /\p{Nd}/u;
const SPACE = /\s/;
/** Where a link ends: what it reads, then its address, in which brackets may stand in pairs. */
const ADDRESS = /\]\(((?:[^\s()\\]|\([^\s()\\]*\)){0,2000})\)/y;
/** Written as an address, and not as something in brackets. */
const MEANT = /[:/.@#]|^$/;

/**
 * One line in its parts. What is not exactly a mark stays the text it was, so that whatever was written before there
 * were marks reads as before. Linear in the length of the line: of each mark one at most is open.
 */
export function parseInline(line: string, onBroken?: (address: string) => void): readonly Inline[] {
  if (NO_SIGNS.test(line)) return line === '' ? [] : [{ type: 'words', words: line }];
  const parts: Inline[] = [];
  let open: Open[] = [];
  let words = '';
  let at = 0;

  function endWords(): void {
    if (words !== '') parts.push({ type: 'words', words });
    words = '';
  }

  /** What was opened before and is opened again was only a sign. */
  function start(mark: Mark, sign: string): void {
    endWords();
    open = open.filter((other) => other.mark !== mark);
    open.push({ mark, at: parts.length });
    parts.push({ type: 'words', words: sign });
  }

  function end(mark: Mark, make: (of: readonly Inline[]) => Inline): void {
    endWords();
    const index = open.findIndex((one) => one.mark === mark);
    const from = open[index]?.at ?? 0;
    const [, ...of] = parts.splice(from);
    parts.push(make(joined(of)));
    open = open.slice(0, index);
  }

  function stars(count: number): boolean {
    const marks = MARKS_OF_STARS[count];
    if (!marks) return false;
    const [before, after] = [characterBefore(line, at), characterAt(line, at + count)];
    if (marks.every((mark) => open.some((one) => one.mark === mark)) && canEnd(before, after)) {
      // The inner one first, whichever of them that is.
      const inner = open.filter(({ mark }) => mark !== 'link' && marks.includes(mark)).toReversed();
      for (const { mark } of inner) end(mark, (of) => ({ type: mark as 'strong' | 'em', of }));
      return true;
    }
    if (!canStart(before, after)) return false;
    for (const mark of marks) start(mark, mark === 'strong' ? '**' : '*');
    return true;
  }

  function link(): boolean {
    const opened = open.find(({ mark }) => mark === 'link');
    if (!opened) return false;
    ADDRESS.lastIndex = at;
    const address = ADDRESS.exec(line)?.[1];
    if (address === undefined) return false;
    const to = linkAddress(address);
    if (to === undefined && MEANT.test(address)) onBroken?.(address);
    const isEmpty = parts.length === opened.at + 1 && words.trim() === '';
    if (to === undefined || isEmpty) return false;
    end('link', (of) => ({ type: 'link', to, of }));
    at += address.length + 3;
    return true;
  }

  const escaped = NO_LIST.exec(line);
  if (escaped) {
    words = escaped[1] ?? '';
    at = escaped[0].length;
  }
  while (at < line.length) {
    const sign = line[at] as string;
    const next = line[at + 1] ?? '';
    if (sign === '\\' && ESCAPABLE.test(next)) {
      words += next;
      at += 2;
    } else if (sign === '*') {
      let count = 1;
      while (line[at + count] === '*') count += 1;
      if (!stars(count)) words += line.slice(at, at + count);
      at += count;
    } else if (sign === '[') {
      start('link', sign);
      at += 1;
    } else if (sign === ']' && next === '(' && link()) {
      // Read to its end.
    } else if (sign === ']') {
      open = open.filter(({ mark }) => mark !== 'link');
      words += sign;
      at += 1;
    } else {
      const piped = sign === '{' ? pipedAt(line, at) : sign;
      words += piped;
      at += piped.length;
    }
  }
  endWords();
  return joined(parts);
}

const MARKS_OF_STARS: Readonly<Record<number, readonly Mark[]>> = { 1: ['em'], 2: ['strong'], 3: ['strong', 'em'] };

/** Not within a word, so that “5*3*2” is what it was. */
function canStart(before: string, after: string): boolean {
  return !WORD.test(before) && after !== '' && !SPACE.test(after);
}

/** A word may go on behind it, as endings do in Bengali; a number does not. */
function canEnd(before: string, after: string): boolean {
  if (before === '' || SPACE.test(before) || DIGIT.test(after)) return false;
  return !PUNCTUATION.test(before) || !WORD.test(after);
}

function characterAt(line: string, at: number): string {
  const code = line.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
}

function characterBefore(line: string, at: number): string {
  const low = line.charCodeAt(at - 1);
  const isHalf = low >= 0xdc00 && low <= 0xdfff;
  return at === 0 ? '' : line.slice(at - (isHalf ? 2 : 1), at);
}

const PIPED_HERE = new RegExp(PIPED.source, 'y');

/** What is piped in here, which is no place for marks; or the brace alone. */
function pipedAt(line: string, at: number): string {
  PIPED_HERE.lastIndex = at;
  return PIPED_HERE.exec(line)?.[0] ?? '{';
}

/** Words beside words are one. */
function joined(parts: readonly Inline[]): Inline[] {
  const found: Inline[] = [];
  let last: Words | undefined;
  for (const part of parts) {
    if (part.type === 'words' && last) {
      last.words += part.words;
    } else {
      const own = part.type === 'words' ? { ...part } : part;
      last = own.type === 'words' ? own : undefined;
      found.push(own);
    }
  }
  return found;
}
