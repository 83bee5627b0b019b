import type { Answers } from '../../answers/answer.ts';
import type { EndedState } from '../../answers/respondent-state.ts';
import { missingRequired, pathOf } from '../flow.ts';
import type { Facts } from '../logic/facts.ts';
import type { Questionnaire } from '../schema.ts';
import type { Closing } from './closing-schema.ts';

/** The closing that answers lead to; undefined where it is the project's own. */
export function closingOf(questionnaire: Questionnaire, answers: Answers, facts: Facts): Closing | undefined {
  const { closings } = questionnaire;
  if (!closings?.length) return undefined;
  const { end } = pathOf(questionnaire, answers, facts);
  return closings.find(({ id }) => id === end);
}

/** How somebody with these answers ends, who has nothing left to answer. */
export function endOf(questionnaire: Questionnaire, answers: Answers, facts: Facts): EndedState {
  return closingOf(questionnaire, answers, facts)?.screensOut ? 'screened_out' : 'completed';
}

/** Whether these answers screen out at once. While one that is required is missing, they may lead elsewhere. */
export function screensOut(questionnaire: Questionnaire, answers: Answers, facts: Facts): boolean {
  return (
    endOf(questionnaire, answers, facts) === 'screened_out' &&
    missingRequired(questionnaire, answers, facts).length === 0
  );
}
