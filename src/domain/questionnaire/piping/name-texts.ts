import { type Localized, localizedText } from '../../text/localized.ts';
import { wordsAlone } from '../../text/marks/words-alone.ts';
import { withPlaceholders } from '../../text/piped.ts';
import { findQuestion } from '../flow.ts';
import { hiddenValueTitles } from '../hidden-values/hidden-values.ts';
import type { Questionnaire } from '../schema.ts';
import { localizedWordsAlone, mayBeMarked } from '../texts/marked-texts.ts';
import { mapAllTexts } from '../texts/questionnaire-texts.ts';
import { findPiped, mapLanguages } from './find-piped.ts';

const LONGEST_NAME = 40;

// Questionnaires are never changed in place.
const named = new WeakMap<Questionnaire, Questionnaire>();

/**
 * The questionnaire for those who read it as a whole: what is piped stands there as what it is called, in brackets, and
 * what is marked as words alone.
 */
export function nameTexts(questionnaire: Questionnaire): Questionnaire {
  const found =
    named.get(questionnaire) ??
    mapAllTexts(questionnaire, (text, { place }) =>
      nameText(mayBeMarked(place) ? localizedWordsAlone(text) : text, questionnaire),
    );
  named.set(questionnaire, found);
  return found;
}

/** One text of it, in the same way. */
export function nameText(text: Localized, questionnaire: Questionnaire): Localized {
  return mapLanguages(text, (written, locale) =>
    withPlaceholders(written, ({ id }) => localizedText(nameOf(questionnaire, id), locale)),
  );
}

/** What all that is piped is called, by its id. */
export function pipedNames(questionnaire: Questionnaire): ReadonlyMap<string, Localized> {
  return new Map(findPiped(questionnaire).map(({ piped: { id } }) => [id, nameOf(questionnaire, id)]));
}

/** What stands where something of this id is piped, as its owner calls it. */
function nameOf(questionnaire: Questionnaire, id: string): Localized {
  const value = questionnaire.hiddenValues?.find((candidate) => candidate.id === id);
  if (value) return hiddenValueTitles(value);
  const variable = questionnaire.variables?.find((candidate) => candidate.id === id);
  if (variable) return { en: variable.label, bn: variable.label };
  return mapLanguages(findQuestion(questionnaire, id)?.title ?? {}, shortened);
}

function shortened(name: string): string {
  const line = withPlaceholders(wordsAlone(name)).replace(/\s+/g, ' ').trim();
  return line.length <= LONGEST_NAME ? line : `${line.slice(0, LONGEST_NAME).replace(/\s+\S*$/, '')}…`;
}
