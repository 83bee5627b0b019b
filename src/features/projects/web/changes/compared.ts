import type { Questionnaire } from '#domain/questionnaire/schema.ts';

/** Two states of a questionnaire, of which it is told what became of the one on the way to the other. */
export interface Compared {
  before: Questionnaire;
  after: Questionnaire;
}
