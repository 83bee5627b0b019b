import { changesToKept } from '#domain/answers/reading/kept-answers.ts';
import type { AnswerPatch } from '#domain/answers/reading/read-answers.ts';
import type { Problem } from '#domain/questionnaire/kind.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { changesToFinal } from '#domain/quiz/during.ts';
import { allowsBack } from '#features/projects/policy.ts';
import type { RespondentRow } from '#features/responses/public.ts';
import { answerProblems, refuseProblems } from '../check-submission.ts';
import { outOfTurn, requireTurn } from '../clock/turns.ts';
import type { AnsweringBy } from '../take-step.ts';

/** What of a respondent says which answers are on the path, and which are final. */
type Said = Pick<
  RespondentRow,
  'id' | 'answers' | 'untouched' | 'locale' | 'hiddenValues' | 'source' | 'picked' | 'turn' | 'final'
>;

/**
 * Refuses changes to what is final, and to what a respondent has continued past where the project leads nobody back or
 * asks in turns.
 */
export function requireKept(by: AnsweringBy, respondent: Said, patch: AnswerPatch, now: Date): void {
  requireTurn(by.project, respondent, patch, now);
  refuseProblems(answerProblems({ problems: changesIn(by, respondent, patch) }));
}

/** Whether such answers stay as they are. */
export function isKept(by: AnsweringBy, respondent: Said, patch: AnswerPatch, now: Date): boolean {
  if (outOfTurn(by.project, respondent.turn, patch, now)) return false;
  return Object.keys(changesIn(by, respondent, patch)).length === 0;
}

function changesIn(
  { project, questionnaire }: AnsweringBy,
  respondent: Said,
  patch: AnswerPatch,
): Record<string, Problem> {
  const { answers, final } = respondent;
  const toFinal = changesToFinal(final, answers, patch);
  if (allowsBack(project)) return toFinal;
  const untouched = Object.keys(respondent.untouched ?? {});
  return { ...changesToKept(questionnaire, { answers, facts: factsOf(respondent), untouched }, patch), ...toFinal };
}
