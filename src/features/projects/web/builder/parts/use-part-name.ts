import { findQuestion } from '#domain/questionnaire/flow.ts';
import { nameText } from '#domain/questionnaire/piping/name-texts.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Localized } from '#domain/text/localized.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { Selection } from '../state/selection.ts';
import { numberOf, sectionNumberOf } from './numbering.ts';

/** What a question, section or closing is called in words: "Question 3: How old are you?". */
export function usePartName(): (questionnaire: Questionnaire, id: string) => string {
  const t = useText();
  const partWords = usePartWords();
  return (questionnaire, id) => {
    const wordsFor: typeof partWords = (type, number, title = {}) =>
      partWords(type, number, nameText(title, questionnaire));
    const question = findQuestion(questionnaire, id);
    if (question) return wordsFor('question', numberOf(questionnaire, id), question.title);
    const closings = questionnaire.closings ?? [];
    const closing = closings.findIndex((candidate) => candidate.id === id);
    if (closing >= 0) return wordsFor('closing', closing + 1, closings[closing]?.title);
    const variable = questionnaire.variables?.find((candidate) => candidate.id === id);
    if (variable) return variable.label.trim() || t('logic:unnamedValue');
    if (questionnaire.hiddenValues?.some((candidate) => candidate.id === id))
      return t('builder:hiddenValue', { name: id });
    const band = (questionnaire.marking?.bands ?? []).findIndex((candidate) => candidate.id === id);
    if (band >= 0) return t('builder:bandNamed', { number: band + 1 });
    const section = questionnaire.sections.find((candidate) => candidate.id === id);
    return wordsFor('section', sectionNumberOf(questionnaire, id), section?.title);
  };
}

/** As `usePartName`, where number and title are at hand. */
export function usePartWords(): (
  type: Selection['type'],
  number: number | undefined,
  title: Localized | undefined,
) => string {
  const t = useText();
  const locale = useLocale();
  return (type, number, title) => {
    const text = localizedWords(title, locale);
    if (number === undefined) return t('builder:statementNamed', { title: text || t('builder:untitledStatement') });
    if (type === 'question') return t('builder:questionNamed', { number, title: text || t('questions:untitled') });
    if (type === 'closing') return t('builder:closingNamed', { number, title: text || t('builder:untitledClosing') });
    return t('builder:sectionNamed', { number, title: text || t('builder:untitledSection') });
  };
}
