import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chartPicture, type Pictured } from './chart-picture.ts';
import { onPaper, PAPER } from './paper.ts';
import { linesOf } from './picture.ts';
import { svgOf } from './svg-of.ts';

const measure = (text: string, size: number) => text.length * size * 0.5;
const lines = [
  { name: 'Tea & <milk>', words: '67% (6)', share: 6 / 9 },
  { name: 'চা '.repeat(60), words: '0% (0)', share: 0 },
];
const pictured: Pictured = { title: 'What do you drink?', base: '9 answers', drawn: 'bars', lines, number: String };

it('is drawn in the colours of the light scheme', () => {
  const css = readFileSync(new URL('../../tokens.css', import.meta.url), 'utf8');
  for (const [name, colour] of Object.entries(PAPER))
    expect(css.slice(0, css.indexOf('@media'))).toContain(`${name}: ${colour};`);
  expect(onPaper('color-mix(in oklab, var(--chart-4) 100%, var(--chart-middle))')).toBe('#d55e00');
});

describe('a picture', () => {
  it('says what the card says, within its edges', () => {
    const picture = chartPicture(pictured, measure);
    const svg = svgOf(picture);
    expect(svg).toContain('Tea &amp; &lt;milk>');
    for (const text of ['What do you drink?', '9 answers', '67% (6)', '0% (0)']) expect(svg).toContain(text);
    for (const mark of picture.marks) {
      if (!('text' in mark)) continue;
      expect(mark.x + measure(mark.text, mark.size)).toBeLessThanOrEqual(picture.width);
      expect(mark.y).toBeLessThanOrEqual(picture.height);
    }
  });

  it.each(['pie', 'line'] as const)('is drawn as a %s too', (drawn) => {
    const stretches = [1, 4, 2].map((count) => ({ name: `day ${count}`, count }));
    const svg = svgOf(chartPicture({ ...pictured, drawn, stretches }, measure));
    expect(svg).toContain(drawn === 'pie' ? 'A130 130' : 'day 2');
    expect(svg).not.toMatch(/NaN|undefined|var\(/);
  });
});

it('breaks lines between words, and a word that is too long within', () => {
  expect(linesOf('one two three', 7, (line) => line.length)).toEqual(['one two', 'three']);
  expect(linesOf('incomprehensible', 6, (line) => line.length)).toEqual(['incomp', 'rehens', 'ible']);
});
