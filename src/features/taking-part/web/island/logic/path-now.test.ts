import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyPatch, readAnswers } from '#domain/answers/reading/read-answers.ts';
import { someAnswers } from '#domain/questionnaire/arbitraries/answers.ts';
import { someFacts } from '#domain/questionnaire/arbitraries/facts.ts';
import { questionnairesWithLogic } from '#domain/questionnaire/arbitraries/questionnaires-with-logic.ts';
import { pathOf, questionsOf } from '#domain/questionnaire/flow.ts';
import type { Told } from '#domain/questionnaire/held.ts';
import { isSourceFact, LANGUAGE } from '#domain/questionnaire/logic/facts.ts';
import { inputOf, valuesOf } from '#domain/questionnaire/registry.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { LOCALES } from '#domain/text/locale.ts';
import { pageLogicOf } from '../../questions/page-logic.ts';
import { createPath } from './path-now.ts';

/** What fields may hold: an answer as a page in either language shows it, nothing, or anything else. */
function fields(questionnaire: Questionnaire): fc.Arbitrary<Map<string, Told>> {
  return someAnswers(questionnaire).chain((answers) =>
    fc.gen().map((draw) => {
      const told = questionsOf(questionnaire).map((question) => {
        const shown = valuesOf(question, answers[question.id], draw(fc.constantFrom, ...LOCALES));
        const typed = draw(() => fc.constantFrom('৫', ' ৭.৫ ', 'x', '০১৭১২-৩৪৫৬৭৮', '2026-02-30', 'o0', '-1e9'));
        const value = draw(fc.boolean) ? inputOf(question, shown) : inputOf(question, { shown: [typed], parts: {} });
        return [question.id, value] as const;
      });
      return new Map<string, Told>(told);
    }),
  );
}

it('asks what the server asks, whatever the fields say', () => {
  const pages = questionnairesWithLogic().chain((questionnaire) =>
    fc.tuple(
      fc.constant(questionnaire),
      someAnswers(questionnaire),
      someFacts(),
      fields(questionnaire),
      fields(questionnaire),
    ),
  );
  const property = fc.property(pages, ([questionnaire, answers, facts, ...changes]) => {
    const { [LANGUAGE]: locale, ...known } = facts;
    const [source, hiddenValues] = [true, false].map((isSource) =>
      Object.fromEntries(
        Object.entries(known).flatMap(([fact, value]) =>
          isSourceFact(fact) === isSource ? [[fact.replace('$', ''), value]] : [],
        ),
      ),
    );
    const respondent = { project: { questionnaire }, answers, untouched: [], locale, hiddenValues, source } as never;
    const carried = JSON.parse(JSON.stringify(pageLogicOf(respondent)));
    const pathBy = createPath(carried);
    let saved = answers;
    for (const told of changes) {
      saved = applyPatch(saved, readAnswers(questionnaire, Object.fromEntries(told)).patch);
      const here = pathBy(told);
      const there = pathOf(questionnaire, saved, facts);
      expect(here.asked.map(({ id }) => id)).toEqual(there.asked.map(({ id }) => id));
      expect(here.required.map(({ id }) => id)).toEqual(there.required.map(({ id }) => id));
    }
  });
  fc.assert(property);
});
