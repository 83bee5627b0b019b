// Drawings that stand behind or beside something else.
import { COLOUR, cloth } from '#ui/drawn/cloth.ts';
import { box, print, stitch, tally, teeth } from '#ui/drawn/motifs.ts';
import { sheet } from './sheet.ts';

/** A piece that repeats: lilies on jasmine. */
export function printed(): string {
  return cloth('jasmine', [120, 168], [box(0, 0, 120, 168, COLOUR.ground, 0), print(120, 168)]);
}

/** Beside a form: the question in both scripts, and below it what has been counted. */
export function wayIn(): string {
  const [width, height] = [900, 1200];
  const counted = [0, 1].map((row) => tally(20, [82, 830 + row * 120], 92, { every: 182 }));
  return cloth(
    'marigold',
    [width, height],
    [
      box(0, 0, width, height, COLOUR.ground, 0),
      print(width, height),
      sheet('en', { left: 44, top: 110, bottom: 640 }),
      sheet('bn', { left: 464, top: 110, bottom: 700 }),
      box(0, 104, width, 14, COLOUR.ink, 0),
      box(0, 790, width, 410, COLOUR.sheet, 0),
      teeth(0, 790, width, { colour: COLOUR.ground, size: 36 }),
      stitch(`M0 1080H${width}M12 1104H${width}M0 1128H${width}`, { width: 4 }),
      ...counted,
    ],
  );
}
