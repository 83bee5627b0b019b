import { findQuestion } from '#domain/questionnaire/flow.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { numberOf, sectionNumberOf } from './numbering.ts';

/** What a question or section is called in words: "Question 3: How old are you?". */
export function usePartName(): (questionnaire: Questionnaire, id: string) => string {
  const t = useText();
  const locale = useLocale();
  return (questionnaire, id) => {
    const question = findQuestion(questionnaire, id);
    if (question) {
      const title = localizedText(question.title, locale) || t('questions:untitled');
      return t('builder:questionNamed', { number: numberOf(questionnaire, id), title });
    }
    const section = questionnaire.sections.find((candidate) => candidate.id === id);
    const title = localizedText(section?.title, locale) || t('builder:untitledSection');
    return t('builder:sectionNamed', { number: sectionNumberOf(questionnaire, id), title });
  };
}
