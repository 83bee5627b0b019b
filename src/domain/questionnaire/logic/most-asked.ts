import type { Answers } from '../../answers/answer.ts';
import type { Facts } from './facts.ts';
import { openWalk } from './open-walk.ts';
import type { Logic, QuestionLogic } from './walk.ts';

/**
 * How many questions somebody who stands at one of them is asked in all, at most, of those that count: what they say
 * from there on is open. On the way ahead it never grows, and where `isCertain` it is the number.
 */
export function mostAsked<Q extends QuestionLogic>(
  logic: Logic<Q>,
  answers: Answers,
  facts: Facts,
  at: string | undefined,
  counts: (question: Q) => boolean = () => true,
): { most: number; isCertain: boolean } {
  const { met, endsSurely } = openWalk(
    logic,
    answers,
    facts,
    ({ question }, open) => open.size > 0 || question.id === at,
  );
  const counted = met.filter(({ question }) => counts(question));
  return { most: counted.length, isCertain: endsSurely && counted.every(({ isSure }) => isSure) };
}
