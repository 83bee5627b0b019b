import { createContext, useContext, useState } from 'react';
import { isSame } from '#domain/is-same.ts';
import { checkSurvey, type Surroundings } from '#domain/questionnaire/checker.ts';
import { estimateSeconds } from '#domain/questionnaire/estimate.ts';
import type { Finding } from '#domain/questionnaire/finding.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';

/** What is checked besides the questions, and the language they are shown in. */
interface Around extends Surroundings {
  shown: Locale;
}

export interface Checked {
  /** What keeps it from being published. */
  errors: readonly Finding[];
  /** About how long answering takes in the language that is shown. */
  seconds: number;
}

const UNCHECKED: Checked = { errors: [], seconds: 0 };

export const CheckedContext = createContext(UNCHECKED);

/** What the checker says of the questionnaire as it was when typing last rested. */
export function useChecked(): Checked {
  return useContext(CheckedContext);
}

/** What the checker says of a survey: the same code that the server runs before publishing. */
export function checkedOf(around: Around, questionnaire: Questionnaire): Checked {
  return {
    errors: checkSurvey(around, questionnaire).filter(({ severity }) => severity === 'error'),
    seconds: estimateSeconds(questionnaire, around.shown),
  };
}

/** Checks again where either is another; as long as it says the same, it is the same. */
export function useChecking(around: Around, questionnaire: Questionnaire): Checked {
  const [kept, keep] = useState(() => ({ around, questionnaire, checked: checkedOf(around, questionnaire) }));
  if (kept.questionnaire === questionnaire && kept.around === around) return kept.checked;
  const found = checkedOf(around, questionnaire);
  const checked = isSame(found, kept.checked) ? kept.checked : found;
  keep({ around, questionnaire, checked });
  return checked;
}
