import type { Locale } from '#domain/text/locale.ts';
import { BASELINE_HOME_QUESTION } from '#features/site/server/baseline/home-question.ts';
import { COLOUR, type Point } from '#ui/drawn/cloth.ts';
import { lettering } from './lettering.ts';

/** The home page's own question, broken as it is read. */
const LINES: Record<Locale, readonly string[]> = {
  en: ['How do you', 'usually get to', 'work or class?'],
  bn: ['কাজে বা ক্লাসে', 'সাধারণত', 'কীভাবে যান?'],
};

/** What can be chosen, as far as there is room. */
export const CHOICES: Record<Locale, readonly string[]> = { en: choicesIn('en'), bn: choicesIn('bn') };

function choicesIn(locale: Locale): string[] {
  return BASELINE_HOME_QUESTION.options.slice(0, 3).map((option) => option[locale] ?? '');
}

export function question(locale: Locale, size: number, [x, y]: Point): string {
  const lines = LINES[locale];
  if (lines.join(' ') !== BASELINE_HOME_QUESTION.title[locale]) throw new Error('The question reads otherwise now.');
  return lines.map((line, row) => lettering(line, { size, at: [x, y + row * size * 1.22] })).join('');
}

interface ChoiceProps {
  at: Point;
  width: number;
  /** Pressed; or only being sewn on. */
  state?: 'chosen' | 'sewn';
}

export function choice(label: string, { at: [x, y], width, state }: ChoiceProps): string {
  const chosen = state === 'chosen';
  const line = state === 'sewn' ? `stroke="${COLOUR.thread}" stroke-width="5" stroke-dasharray="16 11"` : LINE;
  const fill = chosen ? COLOUR.mark : 'none';
  const ink = chosen ? COLOUR.sheet : COLOUR.ink;
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="58" rx="8" fill="${fill}" stroke-linecap="round" ${line}/>`,
    `<circle cx="${x + 30}" cy="${y + 29}" r="11" fill="none" stroke="${ink}" stroke-width="3"/>`,
    chosen ? `<circle cx="${x + 30}" cy="${y + 29}" r="5" fill="${ink}"/>` : '',
    lettering(label, { size: 30, at: [x + 58, y + 40], fill: ink }),
  ].join('');
}

const LINE = `stroke="${COLOUR.ink}" stroke-opacity=".35" stroke-width="2.5"`;
