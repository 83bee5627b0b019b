// Drawings that stand behind or beside something else.
import type { Locale } from '#domain/text/locale.ts';
import { customerSatisfaction } from '#features/library/server/baseline/surveys/customer-satisfaction.ts';
import { COLOUR, cloth, type Point } from '#ui/drawn/cloth.ts';
import { box, print, stitch, tally } from '#ui/drawn/motifs.ts';
import { lettering } from './lettering.ts';

/** A piece that repeats: lilies on jasmine. */
export function printed(): string {
  return cloth('jasmine', [120, 168], [box(0, 0, 120, 168, COLOUR.ground, 0), print(120, 168)]);
}

/** Beside a form: a question in both scripts, and below each of its stars who gave it. */
export function wayIn(): string {
  const [width, height] = [900, 1200];
  const stars = GIVEN.flatMap((count, index) => {
    const x = 150 + index * 124;
    const bundles = Array.from({ length: Math.ceil(count / 5) }, (_, row) =>
      tally(Math.min(5, count - row * 5), [x + 6, 836 + row * 92], 72),
    );
    return [star([x, 596], 84, index < 4), ...bundles];
  });
  return cloth(
    'river',
    [width, height],
    [
      box(0, 0, width, height, COLOUR.ground, 0),
      print(width, height),
      box(84, 110, 732, 1090, COLOUR.sheet, 0),
      stitch('M98 132V1200M802 132V1200', { width: 3, dash: '11 9' }),
      ...asked('en', 226),
      ...asked('bn', 424),
      stitch('M120 762H780', { width: 4 }),
      box(0, 104, width, 14, COLOUR.ink, 0),
      ...stars,
    ],
  );
}

/** A real one, broken as it is read. */
const LINES: Record<Locale, readonly string[]> = {
  en: ['How satisfied are', 'you overall?'],
  bn: ['সব মিলিয়ে আপনি', 'কতটা সন্তুষ্ট?'],
};

/** How many gave each of the stars. */
const GIVEN = [2, 4, 9, 19, 13];

function asked(locale: Locale, y: number): string[] {
  const lines = LINES[locale];
  const titles = customerSatisfaction.content.sections.flatMap(({ questions }) => questions.map(({ title }) => title));
  if (!titles.some((title) => title[locale] === lines.join(' '))) throw new Error('No template asks this now.');
  return lines.map((line, row) => lettering(line, { size: 68, at: [144, y + row * 82] }));
}

function star([x, y]: Point, size: number, isFilled: boolean): string {
  const look = isFilled ? `fill="${COLOUR.mark}"` : `fill="none" stroke="${COLOUR.ink}" stroke-opacity=".5"`;
  const shape = 'm12 2.6 2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.6l6.6-.9z';
  return `<path d="${shape}" ${look} stroke-linejoin="round" transform="translate(${x} ${y}) scale(${size / 24})"/>`;
}
