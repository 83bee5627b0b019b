import { type Condition, namesOf } from '../logic/condition.ts';
import type { ValueType } from './value.ts';

/** What choosing an option is worth. */
export interface Points {
  option: string;
  points: number;
}

/** The answer to a question, what it says of one `row`, or of `eachRow`, added up. */
interface OfAnswer {
  question: string;
  row?: string | undefined;
  eachRow?: boolean | undefined;
}

/** What reckons with several, in order: `difference` takes the others from the first, `quotient` divides it by them. */
export const ARITHMETIC = ['sum', 'difference', 'product', 'quotient', 'mean', 'min', 'max'] as const;
export type Arithmetic = (typeof ARITHMETIC)[number];

/** How a value is made of answers, facts and other values. It is data: nothing of it is ever run as code. */
export type Expression =
  | { op: 'numeric'; value: number }
  | { op: 'text'; value: string }
  | ({ op: 'answer' } & OfAnswer)
  | ({ op: 'count' } & OfAnswer)
  | ({ op: 'points'; points: Points[] } & OfAnswer)
  | { op: 'fact'; fact: string }
  | { op: 'variable'; variable: string }
  | { op: Arithmetic; of: Expression[] }
  | { op: 'round'; of: Expression; decimals: number }
  | { op: 'if'; if: Condition; yes: Expression; no?: Expression | undefined };

/** What is reckoned of each respondent. An expression looks at variables that stand before its own. */
export interface Variable {
  id: string;
  /** What owners call it. */
  label: string;
  type: ValueType;
  expression: Expression;
}

/** What an expression is directly made of. */
export function innerOf(expression: Expression): Expression[] {
  if (expression.op === 'if') return expression.no ? [expression.yes, expression.no] : [expression.yes];
  if (expression.op === 'round') return [expression.of];
  return 'of' in expression ? expression.of : [];
}

/** Every part of an expression, itself first, with how deep in it it stands, from 1. */
export function expressionsIn(expression: Expression, depth = 1): { part: Expression; depth: number }[] {
  return [{ part: expression, depth }, ...innerOf(expression).flatMap((part) => expressionsIn(part, depth + 1))];
}

/** The conditions that decide between parts of it. */
export function conditionsIn(expression: Expression): Condition[] {
  return expressionsIn(expression).flatMap(({ part }) => (part.op === 'if' ? [part.if] : []));
}

/** The questions, facts and variables that an expression looks at, in order. */
export function namesInExpression(expression: Expression): string[] {
  return expressionsIn(expression).flatMap(({ part }) => {
    if ('question' in part) return [part.question];
    if (part.op === 'fact') return [part.fact];
    if (part.op === 'variable') return [part.variable];
    return part.op === 'if' ? namesOf(part.if) : [];
  });
}

type Behind = ReadonlyMap<string, ReadonlySet<string>>;

/** A questionnaire's variables stay what they are, and every walk through it asks. */
const known = new WeakMap<readonly Variable[], Behind>();
const NONE: readonly Variable[] = [];

/** All that each variable depends on in the end, by its id: questions and facts. */
export function namesBehind(variables: readonly Variable[] = NONE): Behind {
  const behind = known.get(variables) ?? findBehind(variables);
  known.set(variables, behind);
  return behind;
}

function findBehind(variables: readonly Variable[]): Behind {
  const behind = new Map<string, ReadonlySet<string>>();
  const own = new Set(variables.map(({ id }) => id));
  for (const { id, expression } of variables) {
    const names = namesInExpression(expression).flatMap((name) =>
      own.has(name) ? [...(behind.get(name) ?? [])] : name,
    );
    behind.set(id, new Set(names));
  }
  return behind;
}
