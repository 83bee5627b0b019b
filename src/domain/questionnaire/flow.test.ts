import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someAnswers } from './arbitraries/answers.ts';
import { questionnaires } from './arbitraries/questionnaires.ts';
import { findQuestion, missingRequired, numbersOf, pagesOf, progressOf, questionsOf } from './flow.ts';
import { NO_FACTS } from './logic/facts.ts';
import { blankQuestion } from './registry.ts';
import type { Questionnaire } from './schema.ts';
import { VIEWS } from './views.ts';

function section(id: string, ...ids: string[]) {
  return {
    id,
    title: {},
    intro: {},
    questions: ids.map((one) => ({ ...blankQuestion('rating', () => one), required: true })),
  };
}

const questionnaire: Questionnaire = { sections: [section('s1', 'a', 'b'), section('empty'), section('s2', 'c')] };

describe('pages', () => {
  it('list asks everything on one page, without sections that ask nothing', () => {
    const pages = pagesOf(questionnaire, 'list');
    expect(pages).toHaveLength(1);
    expect(pages[0]?.sections.map((part) => [part.section.id, part.index, part.questions.length])).toEqual([
      ['s1', 0, 2],
      ['s2', 1, 1],
    ]);
  });

  it('paged asks a section a page, and passes over those that ask nothing', () => {
    expect(pagesOf(questionnaire, 'paged').map(({ index, sections }) => [index, sections.length])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(pagesOf(questionnaire, 'paged')[1]?.sections[0]).toMatchObject({ section: { id: 's2' }, begins: true });
  });

  it('step asks one question a page and says where a section begins', () => {
    const pages = pagesOf(questionnaire, 'step');
    expect(
      pages.map(({ index, sections: [part] }) => [index, part?.section.id, part?.questions[0]?.id, part?.begins]),
    ).toEqual([
      [0, 's1', 'a', true],
      [1, 's1', 'b', false],
      [2, 's2', 'c', true],
    ]);
  });

  it('there is one even where nothing is asked', () => {
    const nothing = { sections: [section('s')] };
    expect(pagesOf(nothing, 'step')).toEqual([{ index: 0, sections: [] }]);
    expect(pagesOf(nothing, 'list')).toEqual([{ index: 0, sections: [] }]);
  });

  it('ask every question once, in order, in both views', () => {
    fc.assert(
      fc.property(questionnaires(), fc.constantFrom(...VIEWS), (one, view) => {
        const asked = pagesOf(one, view).flatMap((page) => page.sections.flatMap((part) => part.questions));
        expect(asked).toEqual(questionsOf(one));
      }),
    );
  });

  it('lead to an end: numbered without gaps, and none but an only one asks nothing', () => {
    fc.assert(
      fc.property(questionnaires(), fc.constantFrom(...VIEWS), (one, view) => {
        const pages = pagesOf(one, view);
        expect(pages.map((page) => page.index)).toEqual([...pages.keys()]);
        const idle = pages.filter((page) => page.sections.every((part) => part.questions.length === 0));
        expect(idle).toHaveLength(questionsOf(one).length === 0 ? 1 : 0);
      }),
    );
  });

  it('begin each section that asks something once', () => {
    fc.assert(
      fc.property(questionnaires(), fc.constantFrom(...VIEWS), (one, view) => {
        const begun = pagesOf(one, view).flatMap((page) => page.sections.filter((part) => part.begins));
        const asking = one.sections.filter((part) => part.questions.length > 0);
        expect(begun.map((part) => part.section.id)).toEqual(asking.map((part) => part.id));
        expect(begun.map((part) => part.index)).toEqual([...asking.keys()]);
      }),
    );
  });
});

describe('what is left to do', () => {
  it('is the required questions without an answer', () => {
    expect(missingRequired(questionnaire, { b: 3 }, NO_FACTS)).toEqual(['a', 'c']);
    expect(missingRequired(questionnaire, { a: 1, b: 3, c: 2 }, NO_FACTS)).toEqual([]);
    expect(progressOf(questionnaire, { b: 3 }, NO_FACTS)).toEqual({ answered: 1, total: 3 });
  });

  it('never counts what is answered', () => {
    const cases = questionnaires().chain((one) => fc.tuple(fc.constant(one), someAnswers(one)));
    fc.assert(
      fc.property(cases, ([one, answers]) => {
        expect(missingRequired(one, answers, NO_FACTS).filter((id) => id in answers)).toEqual([]);
        expect(progressOf(one, answers, NO_FACTS).answered).toBe(Object.keys(answers).length);
      }),
    );
  });
});

it('numbers what is asked, and nothing that is only said', () => {
  const kinds = ['statement', 'rating', 'statement', 'nps'] as const;
  expect(numbersOf(kinds.map((kind) => ({ kind })))).toEqual([undefined, 1, undefined, 2]);
  expect(numbersOf([{ kind: 'statement' }, { kind: 'date' }], 7)).toEqual([undefined, 7]);
});

it('finds a question by id', () => {
  for (const one of [questionnaire, { ...questionnaire }]) {
    expect(findQuestion(one, 'c')?.id).toBe('c');
    expect(findQuestion(one, 'constructor')).toBeUndefined();
  }
});
