import { isAsking } from '../registry.ts';
import type { Question } from '../schema.ts';
import type { Expression, Variable } from './expression.ts';

/**
 * The variables that some answers make known, by their id, where every condition may hold or not: whatever else one is,
 * nobody ever learns what it comes to.
 */
export function knowable(
  variables: readonly Variable[],
  { questions, unasked }: { questions: readonly Question[]; unasked: ReadonlySet<string> },
): ReadonlySet<string> {
  const asked = new Set(questions.filter((one) => isAsking(one) && !unasked.has(one.id)).map(({ id }) => id));
  const known = new Set<string>();
  for (const { id, expression } of variables) if (canBeKnown(expression, asked, known)) known.add(id);
  return known;
}

function canBeKnown(expression: Expression, asked: ReadonlySet<string>, known: ReadonlySet<string>): boolean {
  const can = (part: Expression) => canBeKnown(part, asked, known);
  switch (expression.op) {
    case 'numeric':
    case 'fact':
      return true;
    case 'text':
      return expression.value !== '';
    case 'answer':
    case 'count':
    case 'points':
      return asked.has(expression.question);
    case 'variable':
      return known.has(expression.variable);
    case 'round':
      return can(expression.of);
    case 'if':
      return can(expression.yes) || (expression.no !== undefined && can(expression.no));
    case 'sum':
    case 'mean':
    case 'min':
    case 'max':
      return expression.of.some(can);
    case 'quotient':
      return (
        expression.of.every(can) && !expression.of.slice(1).some((part) => part.op === 'numeric' && part.value === 0)
      );
    default:
      return expression.of.every(can);
  }
}
