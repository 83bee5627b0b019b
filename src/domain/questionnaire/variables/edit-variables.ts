// The builder's operations on variables; as in `edit.ts` each gives a new questionnaire.
import type { Questionnaire } from '../schema.ts';
import type { Variable } from './expression.ts';

/** Adds one, last. */
export function addVariable(questionnaire: Questionnaire, variable: Variable): Questionnaire {
  return { ...questionnaire, variables: [...(questionnaire.variables ?? []), variable] };
}

/** Replaces the one that has the same id. */
export function updateVariable(questionnaire: Questionnaire, variable: Variable): Questionnaire {
  const { variables = [] } = questionnaire;
  return { ...questionnaire, variables: variables.map((one) => (one.id === variable.id ? variable : one)) };
}

/** Takes one out; what looks at it stays as it is. */
export function removeVariable({ variables = [], ...rest }: Questionnaire, removed: string): Questionnaire {
  const left = variables.filter(({ id }) => id !== removed);
  return left.length > 0 ? { ...rest, variables: left } : rest;
}

/** Moves one among the others: it looks at those before it alone. */
export function moveVariable(questionnaire: Questionnaire, id: string, index: number): Questionnaire {
  const { variables = [] } = questionnaire;
  const moved = variables.find((variable) => variable.id === id);
  if (!moved) return questionnaire;
  const others = variables.filter((variable) => variable !== moved);
  return { ...questionnaire, variables: others.toSpliced(Math.max(0, index), 0, moved) };
}
