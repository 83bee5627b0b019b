import { LIMITS } from '#domain/questionnaire/limits.ts';
import { type PlacedText, PROJECT_CLOSING, type TextAt } from '#domain/questionnaire/texts/questionnaire-texts.ts';
import type { Translated } from '#domain/questionnaire/translations/translations.ts';
import { LONGEST } from '../../contract/settings.ts';
import {
  SETTING_TEXTS,
  type SettingText,
  type TextsAmongSettings,
  textAmong,
  withText,
} from '../settings/setting-texts.ts';

/** What respondents read around the questions, which is kept with the settings and belongs to no part. */
const PLACES: Record<SettingText, TextAt> = {
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
  coverAlt: {
    partId: '',
    place: { text: 'coverAlt', severity: 'error', missing: 'missingAlt', most: LIMITS.alt },
    key: 'coverAlt',
  },
  closingText: { ...PROJECT_CLOSING, place: { ...PROJECT_CLOSING.place, most: LONGEST.prose } },
};

/** The texts around the questions, in the order in which respondents read them. */
export function textsAround(values: TextsAmongSettings): PlacedText[] {
  return SETTING_TEXTS.flatMap((name) => {
    const text = textAmong(values, name);
    return text ? [{ ...PLACES[name], text }] : [];
  });
}

/** Whether a text is one of those around the questions. */
export function isAround({ key }: Pick<TextAt, 'key'>): boolean {
  return Object.hasOwn(PLACES, key);
}

/** Whether answers can stand in a text: title, description and what a link says are read before any is given. */
export function takesPiped(at: Pick<TextAt, 'key' | 'place'>): boolean {
  if (isAround(at)) return at.key === PROJECT_CLOSING.key;
  return at.place.missing !== 'missingHiddenLabel';
}

/** Of what is written, what changes in the settings: each text whole, in both languages. */
export function changedAround(values: TextsAmongSettings, written: readonly Translated[]): Partial<TextsAmongSettings> {
  let changed: Partial<TextsAmongSettings> = {};
  for (const { key, locale, text } of written) {
    const name = SETTING_TEXTS.find((each) => each === key);
    if (name) changed = { ...changed, ...withText({ ...values, ...changed }, name, { [locale]: text }) };
  }
  return changed;
}
