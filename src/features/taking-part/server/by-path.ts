import type { Answers } from '#domain/answers/answer.ts';
import { sentOf } from '#domain/answers/reading/default-answers.ts';
import { splitByPath } from '#domain/questionnaire/flow.ts';
import type { Facts } from '#domain/questionnaire/logic/facts.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';

/**
 * The answers of a whole response as its row keeps them: what is off the path apart, null where nothing is. What stood
 * there from the start and nobody sent is left out of that: nobody answered it.
 */
export function byPath(
  questionnaire: Questionnaire,
  answers: Answers,
  facts: Facts,
  untouched: Answers = {},
): { onPath: Answers; offPath: Answers | null } {
  const { onPath, offPath: aside } = splitByPath(questionnaire, answers, facts);
  const offPath = sentOf(aside, untouched);
  return { onPath, offPath: Object.keys(offPath).length > 0 ? offPath : null };
}
