import type { Answer, Answers } from '../../answers/answer.ts';
import type { Reckoner } from '../logic/condition.ts';
import type { Facts } from '../logic/facts.ts';
import type { Variable } from './expression.ts';
import { createReckoner } from './reckon.ts';

interface OnPath {
  /** The questions on the path: an answer to another is as if it were not there. */
  asked: readonly { id: string }[];
  answers: Answers;
  facts: Facts;
  variables?: readonly Variable[] | undefined;
}

/** Tells what variables come to with all that somebody answered on their path. */
export function reckonerOn({ asked, answers, facts, variables }: OnPath): Reckoner {
  const given = new Map<string, Answer>();
  for (const { id } of variables?.length ? asked : []) {
    const answer = answers[id];
    if (answer !== undefined) given.set(id, answer);
  }
  return createReckoner(variables, given, facts);
}
