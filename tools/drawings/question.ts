import type { Locale } from '#domain/text/locale.ts';
import type { Localized } from '#domain/text/localized.ts';
import { laneFirst } from '#features/library/server/baseline/polls/lane-first.ts';
import { BASELINE_HOME_QUESTION } from '#features/site/server/baseline/home-question.ts';
import { COLOUR, type Point } from '#ui/drawn/cloth.ts';
import { lettering } from './lettering.ts';

type Lines = Record<Locale, readonly string[]>;

/** A question that is asked, broken as it is read, and what can be chosen, as far as there is room. */
export interface Drawn {
  lines: Lines;
  choices: Lines;
}

function drawn(title: Localized, options: readonly Localized[], lines: Lines): Drawn {
  for (const locale of ['en', 'bn'] as const) {
    if (lines[locale].join(' ') !== title[locale]) throw new Error('The question reads otherwise now.');
  }
  const choicesIn = (locale: Locale) => options.slice(0, 3).map((option) => option[locale] ?? '');
  return { lines, choices: { en: choicesIn('en'), bn: choicesIn('bn') } };
}

/** The home page's own. */
export const WAY_TO_WORK = drawn(BASELINE_HOME_QUESTION.title, BASELINE_HOME_QUESTION.options, {
  en: ['How do you', 'usually get to', 'work or class?'],
  bn: ['কাজে বা ক্লাসে', 'সাধারণত', 'কীভাবে যান?'],
});

/** That of a template. */
export const FIRST_IN_LANE = drawnOf(laneFirst, {
  en: ['What shall be', 'done first', 'in our lane?'],
  bn: ['আমাদের গলিতে', 'কোন কাজটা', 'আগে হবে?'],
});

function drawnOf({ content }: typeof laneFirst, lines: Lines): Drawn {
  const asked = content.sections[0]?.questions[0];
  if (!asked || !('options' in asked)) throw new Error('The template asks otherwise now.');
  return drawn(
    asked.title,
    asked.options.map(({ label }) => label),
    lines,
  );
}

export function question({ lines }: Drawn, locale: Locale, size: number, [x, y]: Point): string {
  return lines[locale].map((line, row) => lettering(line, { size, at: [x, y + row * size * 1.22] })).join('');
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
