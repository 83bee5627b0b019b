import { keepLanguages, type Localized } from '../text/localized.ts';
import type { TextPlace } from './kind.ts';
import { mapTexts, textsOf } from './question-texts.ts';
import type { Question, Questionnaire } from './schema.ts';

/**
 * A questionnaire as it was sent, its texts in languages that were not sent as
 * they were before. Parts are known by their ids.
 */
export function keepTranslations(sent: Questionnaire, before: Questionnaire): Questionnaire {
  const sections = new Map(before.sections.map((section) => [section.id, section]));
  const questions = new Map(before.sections.flatMap((section) => section.questions.map((each) => [each.id, each])));
  const closings = new Map(before.closings?.map((closing) => [closing.id, closing]));
  return {
    ...sent,
    sections: sent.sections.map((section) => ({
      ...section,
      title: keepLanguages(section.title, sections.get(section.id)?.title),
      intro: keepLanguages(section.intro, sections.get(section.id)?.intro),
      questions: section.questions.map((question) => translated(question, questions.get(question.id))),
    })),
    ...(sent.closings && {
      closings: sent.closings.map((closing) => ({
        ...closing,
        title: keepLanguages(closing.title, closings.get(closing.id)?.title),
        text: keepLanguages(closing.text, closings.get(closing.id)?.text),
      })),
    }),
  };
}

function translated(question: Question, before: Question | undefined): Question {
  if (!before) return question;
  const texts = new Map<string, Localized>(textsOf(before).map(({ text, place }) => [nameOf(place), text]));
  return mapTexts(question, (text, place) => keepLanguages(text, texts.get(nameOf(place))));
}

function nameOf({ text, optionId }: TextPlace): string {
  return `${text} ${optionId}`;
}
