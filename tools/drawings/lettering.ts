import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font, type Path } from 'fontkit';
import { root } from '../root.ts';
import { COLOUR, type Point } from './cloth.ts';

const LATIN = opened('display-latin.woff2');
const BENGALI = opened('display-bengali.woff2');
/** The Bengali font has its letters alone: a question mark comes from the other. */
const LETTERS = /[\u0964-\u09fe\u200c\u200d]+|[^\u0964-\u09fe\u200c\u200d]+/g;
const SPACE = 0.25;

interface Lettering {
  size: number;
  /** Where the line of letters stands: its beginning, unless it is said to be the end. */
  at: Point;
  end?: boolean;
  fill?: string;
}

/** A line of words as shapes, for a picture in a page has no fonts of the page. */
export function lettering(words: string, { size, at: [x, y], end = false, fill = COLOUR.ink }: Lettering): string {
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
  return `<path fill="${fill}" d="${shapes}"/>`;
}

function widthOf(words: string, size: number): number {
  const each = words.split(' ').map((word) => {
    const runs = runsOf(word).map(({ font, advanceWidth }) => (advanceWidth * size) / font.unitsPerEm);
    return runs.reduce((sum, width) => sum + width, 0);
  });
  return each.reduce((sum, width) => sum + width, (each.length - 1) * SPACE * size);
}

function runsOf(word: string) {
  return [...word.matchAll(LETTERS)].map(([letters]) => {
    const font = /[\u0964-\u09fe]/.test(letters) ? BENGALI : LATIN;
    const { glyphs, positions, advanceWidth } = font.layout(letters);
    return { font, glyphs, positions, advanceWidth };
  });
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

function opened(file: string): Font {
  const font = create(readFileSync(join(root, 'src/ui/fonts', file)));
  if (!('layout' in font)) throw new Error(`${file} holds several fonts.`);
  return font;
}
