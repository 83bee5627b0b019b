import type { Questionnaire } from '../questionnaire/schema.ts';
import type { HowMarked } from './how-marked-schema.ts';
import { pointsInAll } from './points-in-all.ts';

/** The rules by which a quiz is marked, as they are told before somebody starts; null where there is no key. */
export function howMarked(questionnaire: Questionnaire, isSameForAll: boolean): HowMarked | null {
  const { marking } = questionnaire;
  if (!marking) return null;
  const { pass = null, penalty = null, belowZero = false } = marking;
  return { points: isSameForAll ? pointsInAll(questionnaire) : null, pass, wrongCosts: penalty, belowZero };
}
