// The thread that draws what stands for a survey where its link is sent.
import sharp from 'sharp';
import { drawable, lettering, widthOf } from '#kit/server/lettering.ts';
import { COLOUR, type Point, printedCloth } from '#ui/drawn/cloth.ts';
import { box, kantha, print, stitch, teeth } from '#ui/drawn/motifs.ts';
import { MARK } from '#ui/plain/mark-shape.ts';
import { fitWords } from './fit-words.ts';
import type { Drawn } from './pictured.ts';

const SIZE = [1200, 630] as const;
/** The sheet on which the title stands. */
const SHEET = { left: 72, top: 60, right: 1128, bottom: 528 };
const TEXT = { left: 132, top: 104, width: 936, height: 300 };

sharp.concurrency(1);
sharp.cache(false);

/** As PNG: not all who show one can read anything newer. */
export function draw(pictured: Drawn): Promise<Uint8Array> {
  return sharp(Buffer.from(pictureSvg(pictured)))
    .png({ palette: true, colours: 128, effort: 4 })
    .toBuffer();
}

/** A cover picture, cut to the shape that is shown around what catches the eye, as JPEG for the same reason. */
export function cut(stored: Uint8Array): Promise<Uint8Array> {
  return sharp(stored)
    .resize({ width: SIZE[0], height: SIZE[1], fit: 'cover', position: sharp.strategy.attention })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

/** A sheet with the survey's title, hung on the line over cloth in the colour of its theme. */
function pictureSvg({ title, theme, maker }: Drawn): string {
  const { left, top, right, bottom } = SHEET;
  const words = drawable(title);
  return printedCloth(theme, SIZE, [
    box(0, 0, ...SIZE, COLOUR.ground, 0),
    print(...SIZE),
    box(left, top, right - left, bottom - top, COLOUR.sheet, 0),
    teeth(left, bottom, right - left, { colour: COLOUR.sheet, size: 28 }),
    stitch(`M${left + 22} ${top + 26}V${bottom - 8}H${right - 22}V${top + 26}`, { width: 4, dash: '14 11' }),
    kantha(560, 452, 506, 40),
    words ? titleOf(words) : mark([TEXT.left, SHEET.top], 320),
    mark([TEXT.left, 440], 64),
    word(maker, { size: 52, at: [TEXT.left + 86, 492] }),
    box(0, 44, SIZE[0], 16, COLOUR.ink, 0),
  ]);
}

function titleOf(words: string): string {
  const leading = /[\u0980-\u09fe]/.test(words) ? 1.34 : 1.16;
  const { size, lines } = fitWords(words, {
    ...TEXT,
    sizes: [128, 112, 98, 86, 76, 67, 59, 52, 46],
    leading,
    measure: widthOf,
  });
  return lines
    .map((line, row) => word(line, { size, at: [TEXT.left, TEXT.top + size * (0.98 + row * leading)] }))
    .join('');
}

function word(words: string, set: { size: number; at: Point }): string {
  return `<path fill="${COLOUR.ink}" d="${lettering(words, set)}"/>`;
}

function mark([x, y]: Point, size: number): string {
  const strokes = `<path fill="${COLOUR.ink}" d="${MARK.matra}${MARK.strokes.join('')}"/>`;
  const slash = `<path fill="${COLOUR.thread}" d="${MARK.slash}"/>`;
  return `<g transform="translate(${x} ${y}) scale(${size / MARK.size})">${strokes}${slash}</g>`;
}
