// The builder's operations on how a quiz is marked. Each gives a new questionnaire and leaves the old one as it was.
import { optionsOf } from '../questionnaire/registry.ts';
import type { Question, Questionnaire } from '../questionnaire/schema.ts';
import { isBlank } from '../text/localized.ts';
import type { Marking, QuestionMarking } from './marking-schema.ts';

export const NO_MARKING: Marking = { questions: {} };

/** What a question is worth before its owner says. */
const USUAL_POINTS = 1;

/** How one question is marked. */
export function markingOf({ marking }: Pick<Questionnaire, 'marking'>, questionId: string): QuestionMarking {
  return marking?.questions[questionId] ?? { points: USUAL_POINTS };
}

/** Marks one question in another way; what is not named stays. */
export function setQuestionMarking(
  questionnaire: Questionnaire,
  questionId: string,
  change: Partial<QuestionMarking>,
): Questionnaire {
  const { marking = NO_MARKING } = questionnaire;
  const own = { ...markingOf(questionnaire, questionId), ...change };
  return { ...questionnaire, marking: { ...marking, questions: { ...marking.questions, [questionId]: own } } };
}

/** Sets what is true of all questions. */
export function setMarking(questionnaire: Questionnaire, change: Partial<Omit<Marking, 'questions'>>): Questionnaire {
  return { ...questionnaire, marking: { ...NO_MARKING, ...questionnaire.marking, ...change } };
}

/** Copies of questions are marked as these are; `names` are the ids of the copies by those of the questions. */
export function copyMarking(questionnaire: Questionnaire, names: ReadonlyMap<string, string>): Questionnaire {
  const { marking } = questionnaire;
  const copied = Object.entries(marking?.questions ?? {}).flatMap(([id, own]) => {
    const copy = names.get(id);
    return copy === undefined ? [] : [[copy, own] as const];
  });
  if (!marking || copied.length === 0) return questionnaire;
  return {
    ...questionnaire,
    marking: { ...marking, questions: { ...marking.questions, ...Object.fromEntries(copied) } },
  };
}

/** Without what is said of questions and options that are gone. */
export function markingOfAsked(questionnaire: Questionnaire): Marking | undefined {
  const { marking, sections } = questionnaire;
  if (!marking) return undefined;
  const asked = new Map(sections.flatMap(({ questions }) => questions.map((question) => [question.id, question])));
  const kept = Object.entries(marking.questions).flatMap(([id, own]) => {
    const question = asked.get(id);
    return question ? [[id, withOptionsOf(question, own)] as const] : [];
  });
  return { ...marking, questions: Object.fromEntries(kept) };
}

function withOptionsOf(question: Question, { optionFeedback, ...own }: QuestionMarking): QuestionMarking {
  const offered = optionsOf(question).flatMap(({ id }) => {
    const text = optionFeedback?.[id];
    return text && !isBlank(text) ? [[id, text] as const] : [];
  });
  return offered.length > 0 ? { ...own, optionFeedback: Object.fromEntries(offered) } : own;
}
