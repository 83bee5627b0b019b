import { questionsAsked } from '#domain/questionnaire/estimate.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { howMarked } from '#domain/quiz/how-marked.ts';
import type { HowMarked } from '#domain/quiz/how-marked-schema.ts';
import { hasRounds } from '#features/projects/policy.ts';

/** How a quiz is marked, as it is told beforehand; its points in total only where everybody is asked the same. */
export function markedAs(project: Parameters<typeof hasRounds>[0], keyed: Questionnaire): HowMarked | null {
  return howMarked(keyed, !hasRounds(project) && !questionsAsked(keyed).mayBeFewer);
}
