import type { Answers } from '#domain/answers/answer.ts';
import { splitByPath } from '#domain/questionnaire/flow.ts';
import type { Facts } from '#domain/questionnaire/logic/facts.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';

/** The answers of a whole response as its row keeps them: what is off the path apart, null where nothing is. */
export function byPath(
  questionnaire: Questionnaire,
  answers: Answers,
  facts: Facts,
): { onPath: Answers; offPath: Answers | null } {
  const { onPath, offPath } = splitByPath(questionnaire, answers, facts);
  return { onPath, offPath: Object.keys(offPath).length > 0 ? offPath : null };
}
