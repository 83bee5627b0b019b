import { describe, expect, it } from 'vitest';
import { linkAt, putLink, takeLink, toggleList, toggleMark, type Written } from './set-marks.ts';

/** A text with its selection in brackets: `a ⟨b⟩`. */
function selecting(shown: string): Written {
  const start = shown.indexOf('⟨');
  return { text: shown.replace(/[⟨⟩]/g, ''), start, end: shown.indexOf('⟩') - 1 };
}

function shown({ text, start, end }: Written): string {
  return `${text.slice(0, start)}⟨${text.slice(start, end)}⟩${text.slice(end)}`;
}

describe('bold and italic', () => {
  it.each([
    ['a ⟨word⟩ b', 'bold', 'a **⟨word⟩** b'],
    ['a ⟨ word ⟩b', 'italic', 'a  *⟨word⟩* b'],
    ['a **⟨word⟩** b', 'bold', 'a ⟨word⟩ b'],
    ['a ⟨**word**⟩ b', 'bold', 'a ⟨word⟩ b'],
    ['a **⟨word⟩** b', 'italic', 'a ***⟨word⟩*** b'],
    ['a ***⟨word⟩*** b', 'bold', 'a *⟨word⟩* b'],
    ['a ***⟨word⟩*** b', 'italic', 'a **⟨word⟩** b'],
    ['a *⟨word⟩* b', 'bold', 'a ***⟨word⟩*** b'],
    ['a ⟨⟩', 'bold', 'a **⟨⟩**'],
    ['a **⟨⟩**', 'bold', 'a ⟨⟩'],
  ] as const)('%s, %s', (before, mark, after) => {
    expect(shown(toggleMark(selecting(before), mark))).toBe(after);
  });
});

describe('lists', () => {
  it.each([
    ['a\n⟨b\nc⟩\nd', 'bullets', 'a\n⟨- b\n- c⟩\nd'],
    ['a\n⟨- b\n- c⟩\nd', 'bullets', 'a\n⟨b\nc⟩\nd'],
    ['⟨- b\n\nc⟩', 'numbers', '⟨1. b\n\n2. c⟩'],
    ['b⟨⟩', 'bullets', '- b⟨⟩'],
    ['⟨⟩', 'bullets', '- ⟨⟩'],
  ] as const)('%j, %s', (before, list, after) => {
    expect(shown(toggleList(selecting(before), list))).toBe(after);
  });
});

describe('links', () => {
  it('are made of what is selected, and found again', () => {
    const made = putLink(selecting('see ⟨the [law]⟩ now'), 'the [law]', 'https://a.bd/x_(y)');
    expect(shown(made)).toBe('see [the \\[law\\]](https://a.bd/x_(y))⟨⟩ now');
    const found = linkAt({ ...made, start: 8, end: 8 });
    expect(found).toMatchObject({ start: 4, reads: 'the [law]', to: 'https://a.bd/x_(y)' });
    expect(shown(takeLink(found, found.reads))).toBe('see ⟨the [law]⟩ now');
  });

  it('are what is selected where there is none, and bear any address', () => {
    expect(linkAt(selecting('a ⟨b ⟩c'))).toMatchObject({ start: 2, end: 3, reads: 'b', to: '' });
    expect(putLink(selecting('⟨⟩'), 'a', 'https://a.bd/:(').text).toBe('[a](https://a.bd/:%28)');
  });
});
