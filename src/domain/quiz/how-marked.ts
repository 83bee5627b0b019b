import type { Questionnaire } from '../questionnaire/schema.ts';
import type { HowMarked } from './how-marked-schema.ts';
import { pointsInTotal } from './points-in-total.ts';

/** The rules by which a quiz is marked, as they are told before somebody starts; null where there is no key. */
export function howMarked(questionnaire: Questionnaire, isSameForAll: boolean): HowMarked | null {
  const { marking } = questionnaire;
  if (!marking) return null;
  const { pass = null, penalty = null, belowZero = false } = marking;
  return { points: isSameForAll ? pointsInTotal(questionnaire) : null, pass, wrongCosts: penalty, belowZero };
}
