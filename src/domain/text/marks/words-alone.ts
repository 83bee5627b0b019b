import type { Locale } from '../locale.ts';
import { findLocalized, type Localized } from '../localized.ts';
import { withPlaceholders } from '../piped.ts';
import type { Block, Inline, Words } from './mark.ts';
import { LIST_LINE } from './parse-blocks.ts';
import { parseInline } from './parse-inline.ts';

/**
 * A text that may be marked as words alone: for titles of pages, names of controls, charts, tables and files. Lists
 * stay lines as they are written, a link is what it reads.
 */
export function wordsAlone(text: string): string {
  if (!/[\\*[]/.test(text)) return text;
  return text
    .split('\n')
    .map((line) => {
      const begins = LIST_LINE.exec(line)?.[1] ?? '';
      const words = wordsIn(parseInline(line.slice(begins.length)));
      return begins + words.map((one) => one.words).join('');
    })
    .join('\n');
}

/** As `localizedText`, of a text that may be marked. */
export function localizedWords(text: Readonly<Localized> | null | undefined, locale: Locale): string {
  const found = findLocalized(text, locale);
  return found ? withPlaceholders(wordsAlone(found.text)) : '';
}

/** All that is read of it, in order. */
export function wordsIn(parts: readonly Inline[]): readonly Words[] {
  return parts.flatMap((part) => (part.type === 'words' ? [part] : wordsIn(part.of)));
}

/** As `wordsIn`, of all lines. */
export function wordsInBlocks(blocks: readonly Block[]): readonly Words[] {
  return blocks.flatMap((block) => (block.type === 'list' ? block.items.flatMap(wordsIn) : wordsIn(block.of)));
}
