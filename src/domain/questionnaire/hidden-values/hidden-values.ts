import { randomFrom } from '../../random-from.ts';
import type { Locale } from '../../text/locale.ts';
import { isBlank, type Localized, localizedText } from '../../text/localized.ts';
import { cleanText } from '../../text/normalise.ts';
import { LIMITS } from '../limits.ts';
import type { HiddenValue, Questionnaire } from '../schema.ts';
import type { HiddenValues } from './hidden-value-name.ts';

/** Of what a link says, what the questionnaire names, as it is stored: one line of plain text. */
export function readHiddenValues({ hiddenValues = [] }: Questionnaire, given: HiddenValues): HiddenValues {
  const read = hiddenValues.map(({ id }) => [id, Object.hasOwn(given, id) ? oneLine(given[id] ?? '') : '']);
  return Object.fromEntries(read.filter(([, value]) => value !== ''));
}

/**
 * What is drawn for a respondent, of what the questionnaire draws: it follows from `seed` alone, so that a start that
 * is sent again draws the same.
 */
export function drawHiddenValues({ hiddenValues = [] }: Questionnaire, seed: string): HiddenValues {
  const drawn = hiddenValues.flatMap(({ id, drawnFrom = [] }) => {
    const value = drawnFrom[randomFrom(`${seed}:${id}`)() % drawnFrom.length];
    return value === undefined ? [] : [[id, oneLine(value)] as const];
  });
  return Object.fromEntries(drawn);
}

/** What a hidden value is called to whoever reads `locale`. */
export function hiddenValueTitle({ id, label }: Pick<HiddenValue, 'id' | 'label'>, locale: Locale): string {
  return localizedText(label, locale) || id;
}

/** The same for all who read it. */
export function hiddenValueTitles({ id, label }: Pick<HiddenValue, 'id' | 'label'>): Localized {
  return isBlank(label) ? { en: id, bn: id } : label;
}

/** Text that is plain in one line, as long as it may be: a hidden value as it is stored. */
export function oneLine(text: string): string {
  return cleanText(cleanText(text).replace(/\s+/g, ' ').slice(0, LIMITS.hiddenValue));
}

/** Names of the values that links bring; those drawn at random say nothing of anybody. */
export function linkValuesOf({ hiddenValues = [] }: Pick<Questionnaire, 'hiddenValues'>): Localized[] {
  return hiddenValues.filter(({ drawnFrom }) => !drawnFrom).map(hiddenValueTitles);
}
