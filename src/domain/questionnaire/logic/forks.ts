import type { Answers } from '../../answers/answer.ts';
import { namesBehind } from '../variables/expression.ts';
import { namesOf } from './condition.ts';
import type { Facts } from './facts.ts';
import { openWalk } from './open-walk.ts';
import { type Logic, type QuestionLogic, walk } from './walk.ts';

/**
 * The questions whose answers decide where a path leads: what some condition to show, or to jump, looks at, and
 * what others take their options from.
 */
export function forksIn({ sections, variables }: Logic): ReadonlySet<string> {
  const behind = namesBehind(variables);
  const conditions = sections.flatMap(({ showIf, questions }) => [
    showIf,
    ...questions.flatMap((question) => [question.showIf, ...(question.jumps ?? []).map((jump) => jump.if)]),
  ]);
  const names = conditions.flatMap((condition) => (condition ? namesOf(condition) : []));
  const carried = sections.flatMap(({ questions }) => questions.flatMap((question) => question.carried?.from ?? []));
  return new Set([...carried, ...names.flatMap((name) => [...(behind.get(name) ?? [name])])]);
}

/**
 * The questions on the path, in order, whose answers another answer at a fork may take off it. What is asked in any
 * case stays, and so does what hangs on that alone.
 */
export function atStake<Q extends QuestionLogic>(logic: Logic<Q>, answers: Answers, facts: Facts, fork: string): Q[] {
  const onPath = new Set(walk(logic, answers, facts).asked);
  const { met } = openWalk(logic, answers, facts, ({ question, isSure }) => question.id === fork || !isSure);
  return met.flatMap(({ question, isSure }) =>
    !isSure && onPath.has(question) && answers[question.id] !== undefined ? [question] : [],
  );
}
