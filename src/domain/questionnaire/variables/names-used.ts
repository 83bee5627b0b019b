import { type Condition, namesOf } from '../logic/condition.ts';
import { findPiped } from '../piping/find-piped.ts';
import type { Questionnaire } from '../schema.ts';
import { namesInExpression } from './expression.ts';

/** Whatever conditions, variables and texts look at, by name. */
export function namesUsed(questionnaire: Questionnaire): ReadonlySet<string> {
  return new Set([...namesJudgedBy(questionnaire), ...findPiped(questionnaire).map(({ piped }) => piped.id)]);
}

/** Whatever conditions and variables look at, by name. */
export function namesJudgedBy({ sections, variables = [] }: Questionnaire): ReadonlySet<string> {
  const questions = sections.flatMap((section) => section.questions);
  const conditions: (Condition | undefined)[] = [
    ...sections.map(({ showIf }) => showIf),
    ...questions.flatMap(({ showIf, requireIf, jumps = [] }) => [showIf, requireIf, ...jumps.map((jump) => jump.if)]),
  ];
  return new Set([
    ...conditions.flatMap((condition) => (condition ? namesOf(condition) : [])),
    ...variables.flatMap(({ expression }) => namesInExpression(expression)),
  ]);
}
