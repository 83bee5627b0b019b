import { questionsOf } from '../questionnaire/flow.ts';
import type { Questionnaire } from '../questionnaire/schema.ts';
import { countedMarking } from './mark-answers.ts';
import { millionths, toNumber } from './points.ts';

/** What right answers to all questions earn, whoever is asked them. */
export function pointsInAll(questionnaire: Questionnaire): number {
  const { marking } = questionnaire;
  if (!marking) return 0;
  const counted = questionsOf(questionnaire).map((question) => countedMarking(marking, question)?.points ?? 0);
  return toNumber(counted.reduce((sum, points) => sum + millionths(points), 0n));
}
