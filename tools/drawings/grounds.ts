// Drawings that stand behind or beside something else.
import type { Locale } from '#domain/text/locale.ts';
import { customerSatisfaction } from '#features/library/server/baseline/surveys/customer-satisfaction.ts';
import { COLOUR, cloth, type Point } from '#ui/drawn/cloth.ts';
import { box, print, stitch, tally, teeth } from '#ui/drawn/motifs.ts';
import { lettering } from './lettering.ts';

/** A piece that repeats: lilies on the river's blue, as strong as on the slider. */
export function riverPrinted(): string {
  return cloth('river', [120, 168], [box(0, 0, 120, 168, COLOUR.ground, 0), print(120, 168)]);
}

export function wayInEn(): string {
  return wayIn(['en', 'bn']);
}

export function wayInBn(): string {
  return wayIn(['bn', 'en']);
}

/** The same lilies as a stencil: a style sheet prints them in the colour of a survey. */
export function lilies(): string {
  const drawn = print(120, 168).replaceAll(COLOUR.print, '#000');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="168" viewBox="0 0 120 168" aria-hidden="true">${drawn}</svg>\n`;
}

/** One tooth of the border in which a sheet ends, a stencil as wide and high as a style sheet makes it. */
export function tooth(): string {
  const drawn = '<path d="M0 0H20L10 20z"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" preserveAspectRatio="none" aria-hidden="true">${drawn}</svg>\n`;
}

/**
 * Beside a form: a question in both scripts, the page's own first, and below each of its stars who gave it. The sheet
 * hangs in the middle of a wide cloth, so that it is whole in half of any window; what is cut is cloth.
 */
function wayIn([first, second]: readonly [Locale, Locale]): string {
  const [width, height] = [1500, 1000];
  const stars = GIVEN.flatMap((count, index) => {
    const x = 504 + index * 101;
    const bundles = Array.from({ length: Math.ceil(count / 5) }, (_, row) =>
      tally(Math.min(5, count - row * 5), [x + 4, 668 + row * 76], 62),
    );
    return [star([x, 500], 70, index < 4), ...bundles];
  });
  return cloth(
    'river',
    [width, height],
    [
      box(0, 0, width, height, COLOUR.ground, 0),
      print(width, height),
      box(445, 86, 610, 834, COLOUR.sheet, 0),
      teeth(445, 920, 610, { colour: COLOUR.sheet, size: 28 }),
      stitch('M459 108V904H1041V108', { width: 3, dash: '11 9' }),
      ...asked(first, 190),
      ...asked(second, 358),
      stitch('M486 622H1014', { width: 4 }),
      box(0, 80, width, 12, COLOUR.ink, 0),
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
const GIVEN = [2, 4, 9, 14, 11];

function asked(locale: Locale, y: number): string[] {
  const lines = LINES[locale];
  const titles = customerSatisfaction.content.sections.flatMap(({ questions }) => questions.map(({ title }) => title));
  if (!titles.some((title) => title[locale] === lines.join(' '))) throw new Error('No template asks this now.');
  return lines.map((line, row) => lettering(line, { size: 60, at: [504, y + row * 72] }));
}

function star([x, y]: Point, size: number, isFilled: boolean): string {
  const look = isFilled ? `fill="${COLOUR.mark}"` : `fill="none" stroke="${COLOUR.ink}" stroke-opacity=".5"`;
  const shape = 'm12 2.6 2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.6l6.6-.9z';
  return `<path d="${shape}" ${look} stroke-linejoin="round" transform="translate(${x} ${y}) scale(${size / 24})"/>`;
}
