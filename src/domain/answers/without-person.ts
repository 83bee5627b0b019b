import { questionsOf } from '../questionnaire/flow.ts';
import type { HiddenValues } from '../questionnaire/hidden-values/hidden-value-name.ts';
import { namesOf } from '../questionnaire/logic/condition.ts';
import type { Quota } from '../questionnaire/quotas/quota-schema.ts';
import { kindOf } from '../questionnaire/registry.ts';
import type { Questionnaire } from '../questionnaire/schema.ts';
import { namesJudgedBy } from '../questionnaire/variables/names-used.ts';
import type { Tries } from '../quiz/practice/tries.ts';
import type { Answers } from './answer.ts';

/** What stays of answers once nobody is to be told by them: they count as before. */
export function answersWithoutPerson(questionnaire: Questionnaire, answers: Answers): Answers {
  const stays = { ...answers };
  for (const question of questionsOf(questionnaire)) {
    const answer = answers[question.id];
    const { withoutPerson } = kindOf(question);
    if (answer !== undefined && withoutPerson) stays[question.id] = withoutPerson(answer);
  }
  return stays;
}

/** The same of all that was tried. */
export function triesWithoutPerson(questionnaire: Questionnaire, tries: Tries): Tries {
  const stays = Object.entries(tries).map(([id, tried]) => {
    const given = tried.given.map((answer) => answersWithoutPerson(questionnaire, { [id]: answer })[id] ?? answer);
    return [id, { ...tried, given }] as const;
  });
  return Object.fromEntries(stays);
}

/**
 * Of what a link brought along, what was drawn at random and what somebody's way or a figure follows from. All else may
 * be a customer's number.
 */
export function hiddenValuesWithoutPerson(
  questionnaire: Questionnaire,
  quotas: readonly Pick<Quota, 'condition'>[],
  values: HiddenValues,
): HiddenValues {
  const drawn = (questionnaire.hiddenValues ?? []).filter(({ drawnFrom }) => drawnFrom).map(({ id }) => id);
  const counted = quotas.flatMap(({ condition }) => namesOf(condition));
  const stay = new Set([...drawn, ...counted, ...namesJudgedBy(questionnaire)]);
  return Object.fromEntries(Object.entries(values).filter(([name]) => stay.has(name)));
}
