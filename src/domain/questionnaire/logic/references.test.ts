import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionnairesWithLogic } from '../arbitraries/questionnaires-with-logic.ts';
import { duplicateQuestion, duplicateSection } from '../editing/edit.ts';
import { blankQuestion } from '../registry.ts';
import { type Question, type Questionnaire, questionnaireSchema } from '../schema.ts';
import type { Condition } from './condition.ts';
import { countReferences } from './references.ts';

const tea: Condition = { op: 'chose', question: 'a', options: ['o1', 'o2'] };
const choice: Question = { ...blankQuestion('single_choice', () => 'a'), jumps: [{ if: tea, to: 'c' }] };
const second: Question = { ...blankQuestion('date', () => 'b'), showIf: { op: 'answered', question: 'a' } };
const third: Question = {
  ...blankQuestion('date', () => 'c'),
  requireIf: { op: 'not', of: tea },
  jumps: [{ to: 't' }],
};
const both: Questionnaire = {
  sections: [
    { id: 's', title: {}, intro: {}, questions: [choice, second, third] },
    { id: 't', title: {}, intro: {}, showIf: { op: 'and', of: [tea] }, questions: [blankQuestion('nps', () => 'd')] },
  ],
};

describe('what names a part that is deleted', () => {
  it.each([
    ['a question, not counting what goes with it', { questionIds: ['a'] }, 3],
    ['a question that is jumped to', { questionIds: ['c'] }, 1],
    ['a question that nothing names', { questionIds: ['d'] }, 0],
    ['an option, also in the question itself', { questionIds: ['a'], optionId: 'o2' }, 3],
    ['an option that nothing names', { questionIds: ['a'], optionId: 'o3' }, 0],
    ['a section with its questions', { questionIds: ['a', 'b', 'c'], sectionId: 's' }, 1],
    ['a section that is jumped to', { questionIds: ['d'], sectionId: 't' }, 1],
  ])('%s', (_, deleted, expected) => {
    expect(countReferences(both, deleted)).toBe(expected);
  });
});

it('counts what looks at a cell of a row or a column that is deleted', () => {
  const inCell: Condition = { op: 'contains', question: 'a', row: 'r1~c1', text: 'x' };
  const grid = blankQuestion('grid_text', () => 'a');
  const one: Questionnaire = {
    sections: [{ id: 's', title: {}, intro: {}, questions: [grid, { ...second, showIf: inCell }] }],
  };
  const count = (optionId: string) => countReferences(one, { questionIds: ['a'], optionId });
  expect(['r1', 'c1', 'r2', 'c'].map(count)).toEqual([1, 1, 0, 0]);
});

it('counts what looks at a hidden value: conditions, calculations and texts', () => {
  const [first, ...others] = both.sections;
  const named: Questionnaire = {
    sections: [
      {
        ...{ id: 's', title: { en: 'In {{value:area|here}}' }, intro: {} },
        showIf: { op: 'is', fact: 'area', values: ['dhaka'] },
        questions: first?.questions ?? [],
      },
      ...others,
    ],
    hiddenValues: [{ id: 'area', label: {} }],
    variables: [{ id: 'v', label: 'V', type: 'text', expression: { op: 'fact', fact: 'area' } }],
  };
  expect(countReferences(named, { questionIds: [], hiddenValueId: 'area' })).toBe(3);
  expect(countReferences(named, { questionIds: [], hiddenValueId: 'other' })).toBe(0);
});

it('counts the closing text of the project once, in however many languages it says something', () => {
  const says = (piped: string) => ({ en: `Thanks for ${piped}`, bn: `${piped} জানানোর জন্য ধন্যবাদ` });
  const alone = { questionIds: [] };
  expect(countReferences(both, { questionIds: ['d'] }, says('{{answer:d}}'))).toBe(1);
  expect(countReferences(both, { ...alone, hiddenValueId: 'area' }, says('{{value:area}}'))).toBe(1);
  expect(countReferences(both, { ...alone, variableId: 'score' }, says('{{value:score}}'))).toBe(1);
  expect(countReferences(both, { questionIds: ['d'], optionId: 'o1' }, says('{{answer:d}}'))).toBe(0);
});

describe('a copy', () => {
  it('of a question looks at its own answer where that one does', () => {
    const copy = duplicateQuestion(both, 'a', () => 'copy').sections[0]?.questions[1];
    expect(copy?.jumps).toEqual([{ if: { ...tea, question: 'copy' }, to: 'c' }]);
  });

  it('of a section looks at the copy, and outside of it at what that one looks at', () => {
    let made = 0;
    const [, copy] = duplicateSection(both, 's', () => `n${made++}`).sections;
    expect(copy).toMatchObject({
      id: 'n0',
      questions: [
        { id: 'n1', jumps: [{ if: { question: 'n1' }, to: 'n3' }] },
        { id: 'n2', showIf: { question: 'n1' } },
        { id: 'n3', requireIf: { of: { question: 'n1' } }, jumps: [{ to: 't' }] },
      ],
    });
    expect(duplicateSection(both, 'gone', () => 'x')).toBe(both);
    expect(duplicateSection(both, 't', () => `n${made++}`).sections[2]).toMatchObject({ showIf: { of: [tea] } });
  });

  it('of a section names nothing but itself and what the section named', () => {
    fc.assert(
      fc.property(questionnairesWithLogic(), (one) => {
        let made = 0;
        const first = one.sections[0]?.id ?? '';
        const before = structuredClone(one);
        const doubled = duplicateSection(one, first, () => `n${made++}`);
        expect(one).toEqual(before);
        expect(questionnaireSchema.safeParse(doubled).error).toBeUndefined();
        const questionIds = one.sections[0]?.questions.map(({ id }) => id) ?? [];
        const inCopy = { sections: doubled.sections.slice(1, 2) };
        expect(countReferences(inCopy, { questionIds })).toBe(0);
      }),
    );
  });
});
