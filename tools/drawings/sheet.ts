import type { Locale } from '#domain/text/locale.ts';
import { COLOUR } from '#ui/drawn/cloth.ts';
import { box, stitch, teeth } from '#ui/drawn/motifs.ts';
import { choice, type Drawn, question } from './question.ts';

const WIDTH = 392;

interface Sheet {
  asks: Drawn;
  left: number;
  top: number;
  bottom: number;
  /** Its last choice is only being sewn on. */
  isSewn?: boolean;
}

/** A sheet with the question and what can be chosen. */
export function sheet(locale: Locale, { asks, left, top, bottom, isSewn = false }: Sheet): string {
  const [inner, end] = [left + 14, left + WIDTH - 14];
  const choices = asks.choices[locale].map((label, row) => {
    const state = isSewn && row === 2 ? 'sewn' : undefined;
    return choice(label, { at: [left + 36, top + 248 + row * 74], width: 320, state });
  });
  return [
    box(left, top, WIDTH, bottom - top, COLOUR.sheet, 0),
    teeth(left, bottom, WIDTH, { colour: COLOUR.sheet, size: 28 }),
    stitch(`M${inner} ${top + 22}V${bottom - 4}H${end}V${top + 22}`, { width: 3, dash: '11 9' }),
    question(asks, locale, 46, [left + 36, top + 88]),
    ...choices,
  ].join('');
}
