import { contentName } from '../../content-name.ts';
import { namesInExpression, type Variable } from './expression.ts';

/**
 * How each variable is reckoned, by its id, as a short name: the same in two versions where both reckon alike, what it
 * looks at among the other variables included. What options are worth is part of it, and what is called how is not.
 */
export function waysOf(variables: readonly Variable[]): ReadonlyMap<string, string> {
  const ways = new Map<string, string>();
  for (const { id, type, expression } of variables) {
    const behind = namesInExpression(expression).map((name) => ways.get(name) ?? '');
    ways.set(id, contentName([type, expression, behind]));
  }
  return ways;
}
