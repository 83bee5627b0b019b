import { isSame } from '../../is-same.ts';
import type { AnswerTest, Condition } from '../logic/condition.ts';
import { kindOf } from '../registry.ts';
import type { Question } from '../schema.ts';

/** Whether it asks for what cannot be together: yes and no of the same, two of which one is chosen, ranges apart. */
export function excludesItself(condition: Condition, questions: ReadonlyMap<string, Question>): boolean {
  if (condition.op === 'or') {
    return condition.of.length > 0 && condition.of.every((part) => excludesItself(part, questions));
  }
  const parts = allOf(condition);
  return parts.some((one, at) => parts.slice(at + 1).some((other) => areApart(one, other, questions)));
}

/** What has to hold, all of it. */
function allOf(condition: Condition): Condition[] {
  return condition.op === 'and' ? condition.of.flatMap(allOf) : [condition];
}

function areApart(one: Condition, other: Condition, questions: ReadonlyMap<string, Question>): boolean {
  if (one.op === 'not') return isSame(one.of, other);
  if (other.op === 'not') return isSame(other.of, one);
  if (!('question' in one && 'question' in other) || !lookAtTheSame(one, other)) return false;
  if (one.op === 'chose' && other.op === 'chose') {
    const question = questions.get(one.question);
    const isOne = question !== undefined && !kindOf(question).held.several && one.row === undefined;
    return isOne && !one.options.some((id) => other.options.includes(id));
  }
  return isBelow(one, other) || isBelow(other, one);
}

function lookAtTheSame(one: AnswerTest, other: AnswerTest): boolean {
  const rowOf = (test: AnswerTest) => ('row' in test ? test.row : undefined);
  return one.question === other.question && rowOf(one) === rowOf(other);
}

/** Whether all of a range lies under another. */
function isBelow(one: AnswerTest, other: AnswerTest): boolean {
  if (!('max' in one && 'min' in other)) return false;
  const { max } = one;
  const { min } = other;
  return max !== undefined && min !== undefined && max < min;
}
