import { drawnFor } from '#domain/questionnaire/draw-questions.ts';
import { type Facts, factsOf } from '#domain/questionnaire/logic/facts.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { orderedFor } from '#domain/questionnaire/shuffle-sections.ts';
import { type RespondentRow, refOf } from '#features/responses/public.ts';

/** The questionnaire as somebody is asked it: what was drawn for them, in their order. */
export function inTheirOrder<Q extends Questionnaire>(questionnaire: Q, respondent: RespondentRow): Q {
  return inOrderOf(questionnaire, factsOf(respondent), refOf(respondent));
}

/** The same, of somebody whose row is not at hand. */
export function inOrderOf<Q extends Questionnaire>(questionnaire: Q, facts: Facts, ref: string): Q {
  return orderedFor(drawnFor(questionnaire, facts), ref);
}
