import { drawnFor } from '#domain/questionnaire/draw-questions.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { sectionsFor } from '#domain/questionnaire/shuffle-sections.ts';
import { type RespondentRow, refOf } from '#features/responses/public.ts';

/** The questionnaire as somebody is asked it: what was drawn for them, in their order. */
export function inTheirOrder<Q extends Questionnaire>(questionnaire: Q, respondent: RespondentRow): Q {
  return sectionsFor(drawnFor(questionnaire, factsOf(respondent)), refOf(respondent));
}
