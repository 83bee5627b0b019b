// The thread that counts answers: what thousands of them add up to keeps a processor busy longer than one should wait.
import { contribution, type Respondent } from '#domain/answers/contribution.ts';
import { subtractTally, type Tally } from '#domain/answers/tally.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';

/** Respondents who answered one version. */
export interface Counted {
  questionnaire: Questionnaire;
  /** All of them, as they stand. */
  now: readonly Respondent[];
  /** Those among them that were counted before, as what they were counted. */
  before: readonly Respondent[];
}

/** What tallies that hold `before` lack to hold `now`. */
export function missing({ questionnaire, now, before }: Counted): Tally {
  return subtractTally(contribution(now, questionnaire), contribution(before, questionnaire));
}
