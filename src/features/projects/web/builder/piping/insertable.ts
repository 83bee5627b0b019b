import { questionsOf } from '#domain/questionnaire/flow.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import type { HiddenValue, Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { namesBehind, type Variable } from '#domain/questionnaire/variables/expression.ts';
import { earlierThan } from '../logic/numbered.ts';

export interface Insertable {
  /** From the first on: a question's place is its number. */
  questions: readonly Question[];
  hiddenValues: readonly HiddenValue[];
  variables: readonly Variable[];
}

/** What is known where a text of this part is read: of an option, what is known at its question. */
export function insertableIn(questionnaire: Questionnaire, partId: string): Insertable {
  const { sections, hiddenValues = [], variables = [] } = questionnaire;
  const all = questionsOf(questionnaire);
  const part =
    [...sections, ...all].find(({ id }) => id === partId) ?? all.find(({ id }) => partId.startsWith(`${id}-`));
  const questions = part ? earlierThan(questionnaire, part) : all.filter(isAsking);
  const later = new Set(all.filter((question) => !questions.includes(question)).map(({ id }) => id));
  const behind = namesBehind(variables);
  const isKnown = ({ id }: Variable) => ![...(behind.get(id) ?? [])].some((name) => later.has(name));
  return { questions, hiddenValues, variables: variables.filter(isKnown) };
}
