import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { TextAt } from '#domain/questionnaire/texts/questionnaire-texts.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { usePartName } from '../builder/parts/use-part-name.ts';
import { useTextName } from '../use-text-name.ts';
import { isAround } from './texts-around.ts';

/** What a text and the part it belongs to are called, those around the questions among them. */
export function usePlacedName() {
  const t = useText();
  const nameOf = usePartName();
  const textName = useTextName();
  return {
    partOf: (at: TextAt, questionnaire: Questionnaire) =>
      isAround(at) ? t('translations:around') : nameOf(questionnaire, at.partId),
    textOf: (at: TextAt, questionnaire: Questionnaire) =>
      at.key === 'title' ? t('translations:projectTitle') : textName(at.partId, at.place, questionnaire),
  };
}
