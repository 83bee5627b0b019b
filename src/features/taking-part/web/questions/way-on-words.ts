import type { Respondent } from '../open-respondent.ts';
import { hasLastStep, type Place } from '../places.ts';

/** Whether more questions follow. */
export function leadsOn({ next, isChange }: Place): boolean {
  return next !== undefined && !isChange;
}

/** What the button that goes on says: where to. */
export function wayOn(respondent: Respondent, place: Place) {
  if (leadsOn(place)) return 'questions:next';
  if (respondent.project.reviewAnswers) return 'takingPart:review';
  return place.isChange || hasLastStep(respondent) ? 'takingPart:goOn' : 'takingPart:submit';
}
