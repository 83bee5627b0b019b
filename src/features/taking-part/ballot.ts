import { hasLogic, questionsOf } from '#domain/questionnaire/flow.ts';
import { isShuffled } from '#domain/questionnaire/kinds/choice/shuffle-options.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { isVotedAtOnce } from '#features/projects/policy.ts';

/**
 * What a poll asks on the page that its link leads to: null where somebody begins otherwise. Shuffled options stay as a
 * respondent first saw them, logic looks at what is known of one, and there is none yet.
 */
export function ballotOf(
  project: Parameters<typeof isVotedAtOnce>[0],
  questionnaire: Questionnaire,
): Questionnaire | null {
  const isPlain = !hasLogic(questionnaire) && !questionsOf(questionnaire).some(isShuffled);
  return isPlain && isVotedAtOnce(project) ? questionnaire : null;
}
