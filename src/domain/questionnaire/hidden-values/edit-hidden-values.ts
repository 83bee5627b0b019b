// The builder's operations on what links may bring along; as in `edit.ts` each gives a new questionnaire.
import type { HiddenValue, Questionnaire } from '../schema.ts';

/** Names one more, last. */
export function addHiddenValue(questionnaire: Questionnaire, value: HiddenValue): Questionnaire {
  return { ...questionnaire, hiddenValues: [...(questionnaire.hiddenValues ?? []), value] };
}

/** Replaces the one of the same name. */
export function updateHiddenValue(questionnaire: Questionnaire, changed: HiddenValue): Questionnaire {
  const { hiddenValues = [] } = questionnaire;
  return { ...questionnaire, hiddenValues: hiddenValues.map((value) => (value.id === changed.id ? changed : value)) };
}

/** Links may bring it along no more. */
export function removeHiddenValue({ hiddenValues = [], ...rest }: Questionnaire, removed: string): Questionnaire {
  const left = hiddenValues.filter(({ id }) => id !== removed);
  return left.length > 0 ? { ...rest, hiddenValues: left } : rest;
}
