import { questionsOf } from '../../questionnaire/flow.ts';
import type { Questionnaire, Section } from '../../questionnaire/schema.ts';
import { namesInExpression } from '../../questionnaire/variables/expression.ts';
import type { Round, Series } from './series.ts';

/** The sections that a round asks, in their order; those that are gone by now are left out. */
export function sectionsOf<S extends Pick<Section, 'id'>>(
  sections: readonly S[],
  series: Series,
  round: Round,
): readonly S[] {
  const named = new Set(round.sections);
  if (named.size > 0) return sections.filter(({ id }) => named.has(id));
  const elsewhere = new Set(series.rounds.flatMap((other) => other.sections));
  return sections.filter(({ id }) => !elsewhere.has(id));
}

/** Ids of all that a round asks and says. */
export function questionsOfRound({ sections }: Questionnaire, series: Series, round: Round): string[] {
  return sectionsOf(sections, series, round).flatMap(({ questions }) => questions.map(({ id }) => id));
}

/** The questionnaire as somebody is asked it of whom that was fixed as they started; all of it of others. */
export function askedOf<Q extends Questionnaire>(questionnaire: Q, picked: readonly string[] | null): Q {
  return picked ? onlyPicked(questionnaire, picked) : questionnaire;
}

/** Whether they are asked all of these. */
export function isAskedOf(picked: readonly string[] | null, ids: readonly string[]): boolean {
  return picked === null || ids.every((id) => picked.includes(id));
}

/**
 * The questionnaire with what somebody is asked alone: nothing is left of other sections, of draws, nor of values that
 * come of other questions, which would say what these are worth.
 */
export function onlyPicked<Q extends Questionnaire>(questionnaire: Q, picked: readonly string[]): Q {
  const asked = new Set(picked);
  const sections = questionnaire.sections
    .map(({ draw: _, ...section }) => ({ ...section, questions: section.questions.filter(({ id }) => asked.has(id)) }))
    .filter(({ questions }) => questions.length > 0);
  const others = new Set(questionsOf(questionnaire).flatMap(({ id }) => (asked.has(id) ? [] : id)));
  const variables = questionnaire.variables?.filter(
    ({ expression }) => !namesInExpression(expression).some((name) => others.has(name)),
  );
  return { ...questionnaire, sections, ...(variables && { variables }) };
}
