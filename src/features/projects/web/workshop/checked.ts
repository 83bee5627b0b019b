import { createContext, useContext, useState } from 'react';
import { isSame } from '#domain/is-same.ts';
import { checkSurvey, type Surroundings } from '#domain/questionnaire/checking/checker.ts';
import { estimateSeconds } from '#domain/questionnaire/estimate.ts';
import type { Finding } from '#domain/questionnaire/finding.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';

export interface Checked {
  /** What keeps it from being published. */
  errors: readonly Finding[];
  /** About how long answering takes, as respondents are told. */
  seconds: number;
}

const UNCHECKED: Checked = { errors: [], seconds: 0 };

export const CheckedContext = createContext(UNCHECKED);

/** What the checker says of the questionnaire as it was when typing last rested. */
export function useChecked(): Checked {
  return useContext(CheckedContext);
}

/** What the checker says of a survey: the same code that the server runs before publishing. */
export function checkedOf(surroundings: Surroundings, questionnaire: Questionnaire): Checked {
  return {
    errors: checkSurvey(surroundings, questionnaire).filter(({ severity }) => severity === 'error'),
    seconds: estimateSeconds(questionnaire, surroundings.languages),
  };
}

/** Checks again where either is another; as long as it says the same, it is the same. */
export function useChecking(surroundings: Surroundings, questionnaire: Questionnaire): Checked {
  const [kept, keep] = useState(() => ({
    surroundings,
    questionnaire,
    checked: checkedOf(surroundings, questionnaire),
  }));
  if (kept.questionnaire === questionnaire && kept.surroundings === surroundings) return kept.checked;
  const found = checkedOf(surroundings, questionnaire);
  const checked = isSame(found, kept.checked) ? kept.checked : found;
  keep({ surroundings, questionnaire, checked });
  return checked;
}
