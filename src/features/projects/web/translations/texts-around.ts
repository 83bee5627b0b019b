import { type PlacedText, PROJECT_CLOSING, type TextAt } from '#domain/questionnaire/questionnaire-texts.ts';
import type { Translated } from '#domain/questionnaire/translations/translations.ts';
import { LONGEST } from '../../contract/settings.ts';
import type { SettingsValues } from '../settings/settings-values.ts';

type SurroundingTexts = Pick<SettingsValues, 'title' | 'description' | 'closingText'>;

/** What respondents read around the questions, which is kept with the settings and belongs to no part. */
const PLACES: Record<keyof SurroundingTexts, TextAt> = {
  title: {
    partId: '',
    place: { text: 'title', severity: 'error', missing: 'missingProjectTitle', most: LONGEST.line },
    key: 'title',
  },
  description: {
    partId: '',
    place: { text: 'description', severity: 'warning', missing: 'missingDescription', most: LONGEST.prose },
    key: 'description',
  },
  closingText: { ...PROJECT_CLOSING, place: { ...PROJECT_CLOSING.place, most: LONGEST.prose } },
};

/** The texts around the questions, in the order in which respondents read them. */
export function textsAround(values: SurroundingTexts): PlacedText[] {
  return AROUND.map((name) => ({ ...PLACES[name], text: values[name] }));
}

/** Whether a text is one of those around the questions. */
export function isAround({ key }: Pick<TextAt, 'key'>): boolean {
  return Object.hasOwn(PLACES, key);
}

/** Whether answers can stand in a text: title and description are read before any is given. */
export function takesPiped(at: Pick<TextAt, 'key'>): boolean {
  return !isAround(at) || at.key === PROJECT_CLOSING.key;
}

/** Of what is written, what changes in the settings: each text whole, in both languages. */
export function changedAround(values: SurroundingTexts, written: readonly Translated[]): Partial<SurroundingTexts> {
  const changed: Partial<SurroundingTexts> = {};
  for (const { key, locale, text } of written) {
    const name = AROUND.find((each) => each === key);
    if (name) changed[name] = { ...(changed[name] ?? values[name]), [locale]: text };
  }
  return changed;
}

const AROUND = ['title', 'description', 'closingText'] as const;
