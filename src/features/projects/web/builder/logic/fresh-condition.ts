import { conditionOf, PHRASES } from '#domain/questionnaire/logic/clause.ts';
import type { Condition } from '#domain/questionnaire/logic/condition.ts';
import { VALUE_PHRASES, valueConditionOf } from '#domain/questionnaire/logic/value-clause.ts';
import { kindOf, rowsOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import type { Variable } from '#domain/questionnaire/variables/expression.ts';
import type { NamedFact } from './facts.ts';

// Whoever began a condition goes on writing it; until then it is not only read.
const begun = new WeakSet<Condition>();

/** Whether a condition is as it began. */
export function isFresh(condition: Condition): boolean {
  return begun.has(condition);
}

function begin(condition: Condition): Condition {
  begun.add(condition);
  return condition;
}

/**
 * How a condition begins: with the question just before, and what is most often asked of such an answer; where nothing
 * is before, with a fact.
 */
export function freshCondition(earlier: readonly Question[], facts: readonly NamedFact[]): Condition | undefined {
  const question = earlier.at(-1);
  const [fact] = facts;
  return question ? freshOn(question) : fact && freshOnFact(fact.id);
}

export function freshOnFact(fact: string): Condition {
  return begin({ op: 'is', fact, values: [] });
}

export function freshOnValue({ id, type }: Variable): Condition {
  return begin(valueConditionOf({ variable: id, phrase: VALUE_PHRASES[type][0] }));
}

export function freshOn(question: Question): Condition {
  const { testedBy } = kindOf(question);
  const of = { question: question.id, row: rowsOf(question)[0]?.id };
  return begin(conditionOf({ ...of, phrase: PHRASES[testedBy][0] ?? 'answered' }, testedBy));
}
