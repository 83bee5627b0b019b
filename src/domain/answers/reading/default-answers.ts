import type { Finding } from '../../questionnaire/finding.ts';
import { questionsOf } from '../../questionnaire/flow.ts';
import { kindOf, readAnswer } from '../../questionnaire/registry.ts';
import type { Question, Questionnaire } from '../../questionnaire/schema.ts';
import type { Answer, Answers } from '../answer.ts';

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

/** Whether anything stands there as an answer from the start. */
export function hasDefaults(questionnaire: Questionnaire): boolean {
  return questionsOf(questionnaire).some(({ default: given }) => given !== undefined);
}

/** What stood there from the start and nobody has sent yet, changed or not. */
export function untouchedAfter(untouched: Answers, patch: object): Answers {
  return without(untouched, patch);
}

/** Those of the answers that somebody sent: the untouched ones are open. */
export function sentOf(answers: Answers, untouched: Answers): Answers {
  return without(answers, untouched);
}

function without(answers: Answers, left: object): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !(id in left)));
}

/** What is wrong with the default answer of a question. */
export function checkDefault(question: Question): Finding[] {
  if (question.default === undefined || defaultOf(question) !== undefined) return [];
  return [{ severity: 'error', key: 'defaultUnfit', questionId: question.id }];
}
