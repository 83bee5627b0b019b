import { decidesWhoIsAsked, questionsOf } from '#domain/questionnaire/flow.ts';
import { readHiddenValues } from '#domain/questionnaire/hidden-values/hidden-values.ts';
import { isShuffled } from '#domain/questionnaire/kinds/choice/shuffle-options.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { fillTexts } from '#domain/questionnaire/piping/fill-texts.ts';
import { findPiped } from '#domain/questionnaire/piping/find-piped.ts';
import type { Asked, Questionnaire } from '#domain/questionnaire/schema.ts';
import { isVotedAtOnce } from '#features/projects/policy.ts';

/**
 * What a poll asks on the page that its link leads to: null where somebody begins otherwise. Shuffled options stay as a
 * respondent first saw them, logic looks at what is known of one, and there is none yet.
 */
export function ballotOf(project: Parameters<typeof isVotedAtOnce>[0], questionnaire: Asked): Asked | null {
  const isPlain =
    !decidesWhoIsAsked(questionnaire) &&
    !questionsOf(questionnaire).some(isShuffled) &&
    !saysWhatIsDrawn(questionnaire);
  return isPlain && isVotedAtOnce(project) ? questionnaire : null;
}

/** The ballot as whoever follows a link with these hidden values reads it. */
export function filledBallot(
  ballot: Asked,
  { locale, source, hiddenValues }: Pick<Parameters<typeof factsOf>[0], 'locale' | 'source' | 'hiddenValues'>,
): Asked {
  const known = { locale, source, hiddenValues: readHiddenValues(ballot, hiddenValues) };
  // Nothing is drawn in a poll.
  return fillTexts(ballot, {}, factsOf({ _id: '', picked: null, ...known }));
}

/** What is drawn for a respondent is not known before there is one; nor is what may be reckoned of it. */
function saysWhatIsDrawn(questionnaire: Questionnaire): boolean {
  const draws = questionnaire.hiddenValues?.some(({ drawnFrom = [] }) => drawnFrom.length > 0) ?? false;
  return draws && findPiped(questionnaire).length > 0;
}
