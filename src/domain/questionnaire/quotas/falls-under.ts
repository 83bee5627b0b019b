import type { Answers } from '../../answers/answer.ts';
import { type Condition, holds, testsOf } from '../logic/condition.ts';
import type { Facts } from '../logic/facts.ts';

type Counting = { condition: Condition };

/** The quotas that a response with these answers on its path counts for. */
export function quotasOf<Q extends Counting>(quotas: readonly Q[], answers: Answers, facts: Facts): Q[] {
  const given = new Map(Object.entries(answers));
  return quotas.filter(({ condition }) => holds(condition, given, facts));
}

/** Those of them that are sure while it is under way: every answer that they look at is given. */
export function quotasDecided<Q extends Counting>(quotas: readonly Q[], answers: Answers, facts: Facts): Q[] {
  const decided = quotas.filter(({ condition }) =>
    testsOf(condition).every(({ question }) => answers[question] !== undefined),
  );
  return quotasOf(decided, answers, facts);
}
