import { questionsOf } from '#domain/questionnaire/flow.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { type Standing, servedUntil } from '#domain/quiz/turns.ts';
import type { RespondentRow } from '#features/responses/public.ts';
import { inTheirOrder } from '../in-their-order.ts';

/** What was before somebody so far where each question has its time, with the answers to that. */
export function servedTo<Q extends Questionnaire>(questionnaire: Q, respondent: RespondentRow) {
  const standing = standingOf(respondent);
  return withTheirAnswers(servedUntil(inTheirOrder(questionnaire, respondent), respondent.turn, standing), standing);
}

/** A part of a questionnaire with the answers to that alone. */
export function withTheirAnswers<Q extends Questionnaire>(
  questionnaire: Q,
  { answers, untouched }: Pick<Standing, 'answers' | 'untouched'>,
) {
  const ids = new Set(questionsOf(questionnaire).map(({ id }) => id));
  return {
    questionnaire,
    answers: Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id))),
    untouched: untouched.filter((id) => ids.has(id)),
  };
}

/** The answers of somebody, but for what stands at questions that were never before them: nobody gave it. */
export function answersServed(questionnaire: Questionnaire, respondent: RespondentRow): RespondentRow['answers'] {
  const { answers, untouched } = standingOf(respondent);
  const served = servedTo(questionnaire, respondent);
  const left = new Set(untouched.filter((id) => !served.untouched.includes(id)));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !left.has(id)));
}

export function standingOf(respondent: RespondentRow): Standing {
  const { answers, untouched, final } = respondent;
  return { answers, untouched: Object.keys(untouched ?? {}), facts: factsOf(respondent), final };
}
