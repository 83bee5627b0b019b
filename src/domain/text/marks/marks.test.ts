import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { replacePiped } from '../piped.ts';
import { asWords } from './as-words.ts';
import { brokenLinks } from './broken-links.ts';
import { linkAddress, typedAddress } from './link-address.ts';
import type { Block, Inline } from './mark.ts';
import { parseBlocks } from './parse-blocks.ts';
import { parseInline } from './parse-inline.ts';
import { wordsAlone, wordsInBlocks } from './words-alone.ts';

/** As a page would draw it. */
function drawn(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (part.type === 'words') return part.words;
      const within = drawn(part.of);
      return part.type === 'link' ? `<a ${part.to}>${within}</a>` : `<${part.type}>${within}</${part.type}>`;
    })
    .join('');
}

function drawnBlock(block: Block): string {
  if (block.type === 'paragraph') return `<p>${drawn(block.of)}</p>`;
  return `<${block.from ?? 'ul'}>${block.items.map(drawn).join('|')}</>`;
}

const drawnLine = (line: string) => drawn(parseInline(line));
const drawnText = (text: string) => parseBlocks(text).map(drawnBlock).join('');

/** Text that is rather often a mark, or nearly one. */
const marked = fc
  .array(
    fc.oneof(
      fc.constantFrom('*', '**', '***', '[', '](https://a.bd)', '](javascript:x)', '](', ')', '\\', ' ', '\n', '- '),
      fc.constantFrom('1. ', '২. ', 'a', 'ঢাকা', '5', '{{answer:q|*x*}}', '{{value:v}}', '😀', ']', '(', '.', '⁠'),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

describe('parseInline', () => {
  it.each([
    ['**bold** and *italic*', '<strong>bold</strong> and <em>italic</em>'],
    ['***both***', '<strong><em>both</em></strong>'],
    ['**bold *both***', '<strong>bold <em>both</em></strong>'],
    ['*italic **both** italic*', '<em>italic <strong>both</strong> italic</em>'],
    ['**ঢাকা**য় থাকেন?', '<strong>ঢাকা</strong>য় থাকেন?'],
    ['[the *law*](https://example.com/a_(b)?c=d)', '<a https://example.com/a_(b)?c=d>the <em>law</em></a>'],
    ['**[a](mailto:A@b.com)**, [b](tel:+880-1)', '<strong><a mailto:a@b.com>a</a></strong>, <a tel:+880-1>b</a>'],
    ['(*note*)', '(<em>note</em>)'],
    ['**{{answer:city|*here*}}**র', '<strong>{{answer:city|*here*}}</strong>র'],
    ['\\*not\\* \\[a](https://a.bd) \\\\ \\n', '*not* [a](https://a.bd) \\ \\n'],
    ['\\- one', '- one'],
    ['2\\. two', '2. two'],
  ])('%s', (line, expected) => {
    expect(drawnLine(line)).toBe(expected);
  });

  it.each([
    'Rate 5* hotels',
    'From 3* to 5* hotels',
    '5*3*2 = 30',
    'a * b * c',
    '* required',
    '2 ** 3 and **',
    '****',
    'C:\\data',
    'one*two*three',
    'Choose [one] (or more)',
    '[one](or)',
    '[](https://a.bd)',
    '[a](javascript:alert(1))',
    '[a](JavaScript:alert%281%29)',
    '[a](data:text/html,x)',
    '[a](https://user:pass@a.bd)',
    '[a](https://a.bd/{{answer:q}})',
    '[a]( https://a.bd)',
    '[a](https://a.bd"onclick=x)',
    '[a](//a.bd)',
    '[a](https:a.bd)',
    '<b>bold</b> & <script>',
    '**a',
    'a*',
  ])('leaves %s as it is', (line) => {
    expect(parseInline(line)).toEqual([{ type: 'words', words: line }]);
  });

  test('of nearly every sign again and again takes no time', () => {
    const begun = performance.now();
    for (const sign of ['*a ', '**a *b ', '[', '[a](', '[a](https://a', '](', '***a*', '\\', '{{answer:', '*a [b** ']) {
      drawnText(sign.repeat(20_000));
    }
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});

describe('parseBlocks', () => {
  it.each([
    ['one line', '<p>one line</p>'],
    ['two\nlines', '<p>two\nlines</p>'],
    ['one\n\n \ntwo\r\n\r\nthree', '<p>one</p><p>two</p><p>three</p>'],
    ['see\n- **a**\n- b\nmore', '<p>see</p><ul><strong>a</strong>|b</><p>more</p>'],
    ['3. a\n4. b\n7. c', '<3>a|b</><7>c</>'],
    ['১. ক\n২. খ', '<1>ক|খ</>'],
    ['- a\n1. b', '<ul>a</><1>b</>'],
    ['-a\n1.b\n2024. c\n- ', '<p>-a\n1.b\n2024. c\n- </p>'],
    ['\\- a\n1\\. b', '<p>- a\n1. b</p>'],
    ['*a\nb*', '<p>*a\nb*</p>'],
    ['', ''],
  ])('%j', (text, expected) => {
    expect(drawnText(text)).toBe(expected);
  });
});

describe('words alone', () => {
  it.each([
    ['**Why** [*this*](https://a.bd)?', 'Why this?'],
    ['- *a*\n- b\n1. **c**', '- a\n- b\n1. c'],
    ['Rate 5* hotels', 'Rate 5* hotels'],
    ['{{answer:q|*x*}} **y**', '{{answer:q|*x*}} y'],
  ])('of %s', (text, expected) => {
    expect(wordsAlone(text)).toBe(expected);
  });

  test('lose no letter but those of addresses', () => {
    const letters = (text: string) =>
      [...text.replaceAll(/\((?:https:\/\/a\.bd)\)/g, '')].filter((one) => /\p{L}/u.test(one));
    const property = fc.property(marked, (text) => {
      expect(letters(wordsAlone(text))).toEqual(letters(text));
      const read = wordsInBlocks(parseBlocks(text)).map(({ words }) => words);
      expect(letters(read.join(''))).toEqual(letters(text));
    });
    fc.assert(property, { numRuns: 1_000 });
  });
});

describe('whatever is written', () => {
  test('is read without failing, and leads nowhere else', () => {
    const leadsOf = (parts: readonly Inline[]): string[] =>
      parts.flatMap((part) =>
        part.type === 'words' ? [] : [...(part.type === 'link' ? [part.to] : []), ...leadsOf(part.of)],
      );
    const property = fc.property(fc.oneof(marked, fc.string({ unit: 'binary', maxLength: 40 })), (text) => {
      for (const to of leadsOf(parseInline(text))) expect(to).toMatch(/^(?:https?:\/\/|mailto:|tel:)/);
      for (const block of parseBlocks(text)) {
        if (block.type === 'list') expect(block.items.length).toBeGreaterThan(0);
        else expect(block.of.length).toBeGreaterThan(0);
      }
    });
    fc.assert(property, { numRuns: 1_000 });
  });

  test('is filled as if its marks had been found before', () => {
    const said = fc.oneof(marked, fc.constantFrom('', '*a*', '- a', '1', '[a](https://evil.bd)', '**', '\\', ')'));
    const property = fc.property(marked, said, (text, answer) => {
      const oneLine = answer.replaceAll(/\s+/g, ' ').replaceAll(/[{}]/g, '').trim();
      const filled = replacePiped(text, () => asWords(oneLine, text));
      const before = parseBlocks(text);
      const after = parseBlocks(filled);
      const shape = (blocks: readonly Block[]) =>
        JSON.stringify(blocks, (key, value) => (key === 'words' ? '' : value));
      // A line of nothing but what is piped in may turn out to be empty.
      if (oneLine === '') return;
      expect(shape(after)).toBe(shape(before));
      const plain = (words: string) => words.replaceAll('\u2060', '');
      expect(wordsInBlocks(after).map(({ words }) => plain(words))).toEqual(
        wordsInBlocks(before).map(({ words }) => plain(replacePiped(words, () => oneLine))),
      );
    });
    fc.assert(property, { numRuns: 2_000 });
  });
});

test.each([
  ['- a\n- {{answer:q}}\n- b', '<ul>a||b</>'],
  ['1. a\n2. {{answer:q|}}\n3. b', '<1>a||b</>'],
  ['১. ক\n২. {{answer:q}} {{value:v}}\n৩. খ', '<1>ক| |খ</>'],
  ['- a\r\n- {{answer:q}}\r\n- b', '<ul>a||b</>'],
  ['- a\n- so {{answer:q}}\n- b', '<ul>a|so |b</>'],
])('a list stays one where an item is left empty: %j', (text, expected) => {
  const filled = replacePiped(text, () => asWords('', text));
  expect(drawnText(filled).replaceAll('\u2060', '')).toBe(expected);
});

test('broken links are those that were meant as links', () => {
  expect(brokenLinks('[a](www.a.bd) [b](javascript:x)\n- [c](https://a) [d]() [e](or) [f](https://a.bd)')).toEqual([
    'www.a.bd',
    'javascript:x',
    'https://a',
    '',
  ]);
  expect(brokenLinks('5* [a] (b) \\[c](www.a.bd)')).toEqual([]);
});

test.each([
  ['https://a.bd/x y', undefined, undefined],
  ['HTTPS://A.bd', 'https://a.bd/', 'https://a.bd/'],
  ['a.bd/x', undefined, 'https://a.bd/x'],
  ['a.bd:8080/x', undefined, 'https://a.bd:8080/x'],
  ['me@a.bd', undefined, 'mailto:me@a.bd'],
  ['mailto:me@a.bd', 'mailto:me@a.bd', 'mailto:me@a.bd'],
  ['me+news@a.bd', undefined, 'mailto:me+news@a.bd'],
  ['mailto:a?bcc=x@b.cc', undefined, undefined],
  ['mailto:a&cc@b.cc', undefined, undefined],
  ['mailto:a%0abcc@b.cc', undefined, undefined],
  ['mailto:a=b@b.cc', undefined, undefined],
  ['a?bcc=x@b.cc', undefined, undefined],
  ['+880 1711-000000', undefined, 'tel:+8801711-000000'],
  ['javascript:alert(1)', undefined, undefined],
  ['ftp://a.bd', undefined, undefined],
  ['nothing', undefined, undefined],
  ['', undefined, undefined],
])('the address %s leads to %s, typed to %s', (written, address, typed) => {
  expect(linkAddress(written)).toBe(address);
  expect(typedAddress(written)).toBe(typed);
});
