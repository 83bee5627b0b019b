import { conditionOf, PHRASES } from '#domain/questionnaire/logic/clause.ts';
import type { Condition } from '#domain/questionnaire/logic/condition.ts';
import { kindOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';

/** How a condition begins: with the question just before, and what is most often asked of such an answer. */
export function freshCondition(earlier: readonly Question[]): Condition | undefined {
  const question = earlier.at(-1);
  return question && freshOn(question);
}

export function freshOn(question: Question): Condition {
  const { testedBy } = kindOf(question);
  return conditionOf({ question: question.id, phrase: PHRASES[testedBy][0] ?? 'answered' }, testedBy);
}
