// The pictures of the home page's slider, 960 by 640.
import type { Locale } from '#domain/text/locale.ts';
import { COLOUR, cloth, type Point } from '#ui/drawn/cloth.ts';
import { box, needle, print, stitch, tally, teeth } from '#ui/drawn/motifs.ts';
import { lettering } from './lettering.ts';
import { choice, FIRST_IN_LANE, question, WAY_TO_WORK } from './question.ts';
import { sheet } from './sheet.ts';

const SIZE = [960, 640] as const;

/** Two sheets hang from one line, the same question on each; a last choice is being sewn on. */
export function ask(): string {
  return cloth('brick', SIZE, [
    box(0, 0, ...SIZE, COLOUR.ground, 0),
    print(...SIZE),
    sheet('en', { asks: FIRST_IN_LANE, left: 60, top: 90, bottom: 580 }),
    sheet('bn', { asks: FIRST_IN_LANE, left: 508, top: 90, bottom: 580, isSewn: true }),
    stitch('M864 536Q880 566 858 590', { dash: '200 0' }),
    needle([856, 590], 28, { length: 150 }),
    box(0, 84, 960, 14, COLOUR.ink, 0),
  ]);
}

/** One thread goes through every phone; where it is not seen it goes on all the same. */
export function answer(): string {
  const waves = Array.from({ length: 10 }, (_, row) => `M-10 ${36 + row * 70}q40-26 80 0${'t80 0'.repeat(12)}`);
  return cloth('river', SIZE, [
    box(0, 0, ...SIZE, COLOUR.ground, 0),
    stitch(waves.join(''), { colour: COLOUR.print, dash: '18 14' }),
    stitch('M-8 424H830', { width: 8, dash: '28 18' }),
    needle([824, 424], 0, { length: 150, colour: COLOUR.thread }),
    phone('bn', [84, 96], 1),
    phone('en', [468, 48], 0),
  ]);
}

function phone(locale: Locale, [x, y]: Point, chosen: number): string {
  const width = 340;
  const choices = WAY_TO_WORK.choices[locale].map((label, row) =>
    choice(label, { at: [x + 36, y + 290 + row * 74], width: 268, state: row === chosen ? 'chosen' : undefined }),
  );
  return [
    box(x, y, width, 700, COLOUR.ink, 44),
    box(x + 12, y + 12, width - 24, 676, COLOUR.sheet, 34),
    tally(2, [x + 36, y + 46], 40),
    box(x + 36, y + 46, width - 72, 7, COLOUR.ink, 0),
    question(WAY_TO_WORK, locale, 41, [x + 36, y + 146]),
    ...choices,
  ].join('');
}

/** Strokes that were made one by one, and below them a line that is exactly as long. */
export function read(): string {
  const bundle = 70;
  const rows = [[1, 43] as const, [2, 26] as const, [0, 12] as const].map(([option, count], row) => {
    const y = 158 + row * 142;
    return [
      lettering(WAY_TO_WORK.choices.bn[option] ?? '', { size: 34, at: [112, y] }),
      lettering(WAY_TO_WORK.choices.en[option] ?? '', { size: 34, at: [848, y], end: true }),
      tally(count, [112, y + 12], 58, { every: bundle }),
      box(112, y + 80, (count / 5) * bundle, 14, COLOUR.mark, 0),
    ].join('');
  });
  return cloth('leaf', SIZE, [
    box(0, 0, ...SIZE, COLOUR.ground, 0),
    print(...SIZE),
    box(72, 76, 816, 490, COLOUR.sheet, 0),
    teeth(72, 566, 816, { colour: COLOUR.sheet, size: 28 }),
    stitch('M86 98V562H874V98', { width: 3, dash: '11 9' }),
    ...rows,
    box(0, 64, 960, 14, COLOUR.thread, 0),
  ]);
}
