import type { Answer } from '#domain/answers/answer.ts';
import { forksIn } from '#domain/questionnaire/logic/forks.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import type { Respondent } from '../open-respondent.ts';
import { type Place, stepOfQuestion } from '../places.ts';

/** A question on the path, or something that is said where somebody is. */
export interface Stop {
  question: Question;
  step: number;
  answer: Answer | undefined;
  /** Its answer decides where the path leads. */
  isFork: boolean;
  isHere: boolean;
}

/** The path as far as somebody has come on it: to where they are, or to their last answer. */
export function pathSoFar(respondent: Respondent, { questions, path }: Pick<Place, 'questions' | 'path'>): Stop[] {
  const forks = forksIn(respondent.project.questionnaire);
  const stops = path.asked.map((question) => ({
    question,
    step: stepOfQuestion(respondent, question.id),
    answer: respondent.answers[question.id],
    isFork: forks.has(question.id),
    isHere: questions.includes(question),
  }));
  const known = stops.filter(({ question, isHere }) => isHere || isAsking(question));
  return known.slice(0, known.findLastIndex(({ isHere, answer }) => isHere || answer !== undefined) + 1);
}
