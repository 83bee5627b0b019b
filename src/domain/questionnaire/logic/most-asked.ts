import type { Answers } from '../../answers/answer.ts';
import type { Facts } from './facts.ts';
import { openWalk } from './open-walk.ts';
import type { Logic } from './walk.ts';

/**
 * How many questions somebody who stands at one of them is asked in all, at most: what they say from there on is open.
 * On the way ahead it never grows, and where `isCertain` it is the number.
 */
export function mostAsked(
  logic: Logic,
  answers: Answers,
  facts: Facts,
  at: string | undefined,
): { most: number; isCertain: boolean } {
  const { met, endsSurely } = openWalk(
    logic,
    answers,
    facts,
    ({ question }, open) => open.size > 0 || question.id === at,
  );
  return { most: met.length, isCertain: endsSurely && met.every(({ isSure }) => isSure) };
}
