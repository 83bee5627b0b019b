// Words as shapes, in the display face: they look the same wherever they are drawn, whatever fonts there are.
import { create, type Font, type Path } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { type DisplayScript, displayFont } from './display-font.ts';

const LATIN = opened('latin');
const BENGALI = opened('bengali');
/** The Bengali font has its letters alone: a question mark comes from the other. */
const LETTERS = /[\u0964-\u09fe\u200c\u200d]+|[^\u0964-\u09fe\u200c\u200d]+/g;
const SPACE = 0.25;

export interface Lettering {
  size: number;
  /** Where the line of letters stands: its beginning, unless it is said to be the end. */
  at: readonly [x: number, y: number];
  end?: boolean;
}

/** A line of words as the data of an SVG path. */
export function lettering(words: string, { size, at: [x, y], end = false }: Lettering): string {
  let left = end ? x - widthOf(words, size) : x;
  let shapes = '';
  for (const [index, word] of words.split(' ').entries()) {
    if (index > 0) left += SPACE * size;
    for (const { font, glyphs, positions } of runsOf(word)) {
      const scale = size / font.unitsPerEm;
      for (const [place, glyph] of glyphs.entries()) {
        const { xAdvance, xOffset, yOffset } = positions[place] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
        const path = glyph.path.scale(scale, -scale).translate(left + xOffset * scale, y - yOffset * scale);
        shapes += outlined(path.commands);
        left += xAdvance * scale;
      }
    }
  }
  return shapes;
}

/** The words without what the face has no shape for: other scripts, emoji. */
export function drawable(words: string): string {
  const kept = [...words].filter((sign) => sign === ' ' || fontOf(sign).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
  return kept.join('').replace(/ +/g, ' ').trim();
}

/** How wide a line of words is at any size. */
export function widthOf(words: string, size: number): number {
  const each = words.split(' ');
  return (each.reduce((sum, word) => sum + widthOfWord(word), 0) + (each.length - 1) * SPACE) * size;
}

/** At a size of one; kept, for setting a title in lines asks for every word time after time. */
const widths = new LRUCache<string, number>({ max: 2_000 });

function widthOfWord(word: string): number {
  const known = widths.get(word);
  if (known !== undefined) return known;
  const width = runsOf(word).reduce((sum, { font, advanceWidth }) => sum + advanceWidth / font.unitsPerEm, 0);
  widths.set(word, width);
  return width;
}

function runsOf(word: string) {
  return [...word.matchAll(LETTERS)].map(([letters]) => {
    const font = fontOf(letters);
    const { glyphs, positions, advanceWidth } = font.layout(letters);
    return { font, glyphs, positions, advanceWidth };
  });
}

function fontOf(letters: string): Font {
  return /[\u0964-\u09fe]/.test(letters) ? BENGALI : LATIN;
}

const VERBS = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' };

/** To a tenth, and each point from where the last one was: nobody sees it, and it halves the file. */
function outlined(commands: Path['commands']): string {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  let path = '';
  for (const { command, args } of commands) {
    const points = args.map((number) => Math.round(number * 10));
    const from = [x, y];
    const steps = points.map((number, index) => (number - (from[index % 2] ?? 0)) / 10);
    // What begins a letter says where it is; the point before it is another letter's.
    path += path === '' ? `M${points.map((number) => number / 10).join(' ')}` : VERBS[command] + steps.join(' ');
    if (command === 'closePath') [x, y] = [startX, startY];
    else [x, y] = [points.at(-2) ?? x, points.at(-1) ?? y];
    if (command === 'moveTo') [startX, startY] = [x, y];
  }
  return path.replace(/ -/g, '-');
}

function opened(script: DisplayScript): Font {
  const font = create(displayFont(script));
  if (!('layout' in font)) throw new Error(`The font for ${script} holds several fonts.`);
  return font;
}
