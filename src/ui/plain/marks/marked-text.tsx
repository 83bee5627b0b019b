import { type ComponentProps, createElement, type ReactNode, use } from 'react';
import type { Locale } from '#domain/text/locale.ts';
import { findLocalized, type Localized, localizedText } from '#domain/text/localized.ts';
import type { Block, Inline, Words } from '#domain/text/marks/mark.ts';
import { parseBlocks, parseLines } from '#domain/text/marks/parse-blocks.ts';
import { wordsAlone, wordsInBlocks } from '#domain/text/marks/words-alone.ts';
import { withPlaceholders } from '#domain/text/piped.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';
import { LiveTexts, PipedNames } from '../piped-texts.ts';
import styles from './marked-text.module.css';

interface MarkedTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  as?: 'span' | 'p' | 'h2' | 'h3' | 'div';
  text: Localized | undefined;
  /**
   * Which marks are drawn: with lists and paragraphs, those within a line alone, or none, where words stand in a link
   * or a button.
   */
  marks: 'all' | 'inline' | 'none';
  /** The language asked for, where it is not the page's. */
  locale?: Locale;
  /** In the page's language, for where nothing is written. */
  fallback?: string;
  /** Its links lead nowhere. */
  unlinked?: boolean;
}

/** As `LocalizedText`, of a text that may be marked (decision 65). */
export function MarkedText(props: MarkedTextProps) {
  const { as: Element = 'span', text, marks, locale: asked, fallback, unlinked = false, ...rest } = props;
  const locale = useLocale();
  const written = use(LiveTexts).get(text ?? {});
  const names = use(PipedNames);
  const found = findLocalized(text, asked ?? locale);
  if (!found) return fallback ? <em {...rest}>{fallback}</em> : null;
  const read = READ[marks](found.text);
  const livesAs = written?.[found.lang];
  const page: Page = {
    lang: found.lang === locale ? undefined : found.lang,
    unlinked,
    live: livesAs === undefined || livesAs === found.text ? NONE : liveWords(read, READ[marks](livesAs)),
    wordsOf: ({ words }) => withPlaceholders(words, ({ id }) => localizedText(names.get(id), asked ?? locale)),
  };
  const attributes = { lang: page.lang, ...rest };
  const [first, ...others] = read;
  if (first?.type !== 'paragraph' || others.length > 0) {
    const className = [rest.className, styles.marked].filter(Boolean).join(' ');
    return createElement(Element === 'p' ? 'div' : Element, { ...attributes, className }, ...blocksOf(read, page));
  }
  const [alone, ...besides] = first.of;
  return alone?.type === 'words' && besides.length === 0
    ? createElement(
        Element,
        { ...attributes, 'data-live': page.live.get(alone) } as typeof attributes,
        page.wordsOf(alone),
      )
    : createElement(Element, attributes, ...drawn(first.of, page));
}

const READ: Readonly<Record<MarkedTextProps['marks'], (text: string) => readonly Block[]>> = {
  all: parseBlocks,
  inline: (text) => [{ type: 'paragraph', of: parseLines(text.split('\n')) }],
  none: (text) => [{ type: 'paragraph', of: [{ type: 'words', words: wordsAlone(text) }] }],
};

const NONE: ReadonlyMap<Words, string> = new Map();

interface Page {
  lang: Locale | undefined;
  unlinked: boolean;
  /** Words that answers on the page are piped into, as they are written: for the page's script. */
  live: ReadonlyMap<Words, string>;
  wordsOf: (words: Words) => string;
}

/** A text that is filled has the marks that it has before: its words are those that were written, one by one. */
function liveWords(read: readonly Block[], written: readonly Block[]): ReadonlyMap<Words, string> {
  const now = wordsInBlocks(read);
  const before = wordsInBlocks(written);
  if (now.length !== before.length) return NONE;
  const pairs = now.map((one, index) => [one, before[index]?.words ?? ''] as const);
  return new Map(pairs.filter(([{ words }, live]) => words !== live));
}

function blocksOf(blocks: readonly Block[], page: Page): ReactNode[] {
  return blocks.map((block) => {
    if (block.type === 'paragraph') return createElement('p', null, ...drawn(block.of, page));
    const items = block.items.map((item) => createElement('li', null, ...drawn(item, page)));
    if (block.from === undefined) return createElement('ul', null, ...items);
    return createElement('ol', { start: block.from === 1 ? undefined : block.from }, ...items);
  });
}

function drawn(parts: readonly Inline[], page: Page): ReactNode[] {
  return parts.map((part) => {
    if (part.type === 'words') return wordsOn(page, part);
    const within = drawn(part.of, page);
    if (part.type !== 'link') return createElement(part.type, null, ...within);
    return page.unlinked
      ? createElement('span', { className: styles.unlinked }, ...within)
      : createElement('a', { href: part.to, ...ASIDE }, ...within);
  });
}

/** The page stays with what was answered on it, and the other learns nothing of where somebody came from. */
const ASIDE = { target: '_blank', rel: 'noopener noreferrer' } as const;

function wordsOn(page: Page, words: Words): ReactNode {
  const live = page.live.get(words);
  const said = page.wordsOf(words);
  if (live === undefined) return said;
  return createElement('span', { lang: page.lang, 'data-live': live } as object, said);
}
