import type { Finding } from '../questionnaire/finding.ts';
import { questionsOf } from '../questionnaire/flow.ts';
import { kindOf, readAnswer } from '../questionnaire/registry.ts';
import type { Question, Questionnaire } from '../questionnaire/schema.ts';
import { type Answer, type Answers, answerKey } from './answer.ts';

/** What stands at a question as its answer from the start; nothing where there is none, or it does not fit. */
export function defaultOf(question: Question): Answer | undefined {
  if (question.default === undefined || kindOf(question).byHand) return undefined;
  const reading = readAnswer(question, question.default);
  return 'answer' in reading ? reading.answer : undefined;
}

/** What stands there as answers from the start. */
export function defaultAnswers(questionnaire: Questionnaire): Answers {
  const given = questionsOf(questionnaire).flatMap((question) => {
    const answer = defaultOf(question);
    return answer === undefined ? [] : [[question.id, answer] as const];
  });
  return Object.fromEntries(given);
}

/** Whether nothing tells an answer from what stood there from the start. */
export function isDefault(question: Question, answer: Answer): boolean {
  const given = defaultOf(question);
  return given !== undefined && answerKey(given) === answerKey(answer);
}

/** What is wrong with the default answer of a question. */
export function checkDefault(question: Question): Finding[] {
  if (question.default === undefined || defaultOf(question) !== undefined) return [];
  return [{ severity: 'error', key: 'defaultUnfit', questionId: question.id }];
}
