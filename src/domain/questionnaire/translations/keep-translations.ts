import { keepLanguages } from '../../text/localized.ts';
import type { Questionnaire } from '../schema.ts';
import { allTextsOf, mapAllTexts } from '../texts/questionnaire-texts.ts';

/**
 * A questionnaire as it was sent, its texts in languages that were not sent as
 * they were before. Parts are known by their ids.
 */
export function keepTranslations(sent: Questionnaire, before: Questionnaire): Questionnaire {
  const texts = new Map(allTextsOf(before).map(({ key, text }) => [key, text]));
  return mapAllTexts(sent, (text, { key }) => keepLanguages(text, texts.get(key)));
}
