import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { wholeAnswers } from '../arbitraries/answers.ts';
import { someFacts } from '../arbitraries/facts.ts';
import { questionnairesWithLogic } from '../arbitraries/questionnaires-with-logic.ts';
import type { FindingKey } from '../finding.ts';
import { pathOf, questionsOf } from '../flow.ts';
import { blankQuestion } from '../registry.ts';
import type { Question, Questionnaire } from '../schema.ts';
import { checkLogic } from './check-logic.ts';
import type { Condition } from './condition.ts';
import { END } from './end.ts';

const yesOrNo: Question = blankQuestion('yes_no', () => 'a');
const amount: Question = blankQuestion('number', () => 'b');
const last: Question = blankQuestion('short_text', () => 'c');
const saidYes: Condition = { op: 'chose', question: 'a', options: ['yes'] };

function made(...questions: Question[]): Questionnaire {
  return { sections: [{ id: 's', title: {}, intro: {}, questions }] };
}

function keysOf(questionnaire: Questionnaire): FindingKey[] {
  return checkLogic(questionnaire).map(({ key }) => key);
}

describe('a condition', () => {
  test.each<[Condition, FindingKey[]]>([
    [saidYes, []],
    [{ op: 'answered', question: 'a' }, []],
    [{ op: 'number_between', question: 'b', min: 1 }, []],
    [{ op: 'answered', question: 'gone' }, ['conditionWithoutQuestion']],
    [{ op: 'answered', question: 'c' }, ['conditionOnLater']],
    [{ op: 'chose', question: 'a', options: ['gone'] }, ['conditionWithoutOption']],
    [{ op: 'chose', question: 'a', options: [] }, ['conditionUnfinished']],
    [{ op: 'contains', question: 'a', text: 'x' }, ['conditionUnfitting']],
    [{ op: 'number_between', question: 'b' }, ['conditionUnfinished']],
    [{ op: 'number_between', question: 'b', min: 5, max: 1 }, ['conditionLeastOverMost']],
    [{ op: 'and', of: [] }, ['conditionUnfinished']],
    [
      { op: 'or', of: [saidYes, { op: 'not', of: { op: 'answered', question: 'gone' } }] },
      ['conditionWithoutQuestion'],
    ],
  ])('%j: %j', (showIf, expected) => {
    expect(keysOf(made(yesOrNo, amount, { ...last, showIf }))).toEqual(expected);
    expect(keysOf(made(yesOrNo, amount, { ...last, requireIf: showIf }))).toEqual(expected);
    expect(checkLogic(made(yesOrNo, amount, { ...last, showIf })).map(({ questionId }) => questionId)).toEqual(
      expected.map(() => 'c'),
    );
  });

  it('of a jump may look at the very question', () => {
    expect(keysOf(made({ ...yesOrNo, jumps: [{ if: saidYes, to: 'c' }] }, amount, last))).toEqual([]);
  });

  it('of a section is told of the section', () => {
    const [section] = made(last).sections;
    const sections = [{ id: 's', title: {}, intro: {}, showIf: saidYes, questions: section?.questions ?? [] }];
    expect(checkLogic({ sections })).toEqual([
      { severity: 'error', key: 'conditionWithoutQuestion', sectionId: 's', logic: 'showIf' },
    ]);
  });
});

describe('a condition on a cell', () => {
  const part = (id: string) => ({ id, label: {} });
  const ofCells = { rows: [part('r1'), part('r2')], columns: [part('c1')] };
  const prices: Question = { ...blankQuestion('grid_number', () => 'a'), ...ofCells, min: 0, max: 10 };
  const words: Question = { ...blankQuestion('grid_text', () => 'b'), ...ofCells };
  const picks: Question = {
    ...blankQuestion('grid_dropdown', () => 'd'),
    ...ofCells,
    options: [part('o1'), part('o2')],
  };

  test.each<[Condition, FindingKey[]]>([
    [{ op: 'answered', question: 'a' }, []],
    [{ op: 'answered', question: 'a', row: 'r1~c1' }, []],
    [{ op: 'number_between', question: 'a', row: 'r2~c1', min: 1 }, []],
    [{ op: 'contains', question: 'b', row: 'r1~c1', text: 'rice' }, []],
    [{ op: 'chose', question: 'd', row: 'r1~c1', options: ['o2'] }, []],
    [{ op: 'number_between', question: 'a', min: 1 }, ['conditionUnfinished']],
    [{ op: 'number_between', question: 'a', row: 'r1', min: 1 }, ['conditionWithoutOption']],
    [{ op: 'contains', question: 'b', row: 'r1~gone', text: 'rice' }, ['conditionWithoutOption']],
    [{ op: 'chose', question: 'd', row: 'r1~c1', options: ['gone'] }, ['conditionWithoutOption']],
    [{ op: 'contains', question: 'a', row: 'r1~c1', text: 'rice' }, ['conditionUnfitting']],
    [{ op: 'number_between', question: 'a', row: 'r1~c1', min: 11 }, ['conditionNeverHolds']],
    [
      {
        op: 'and',
        of: [
          { op: 'chose', question: 'd', row: 'r1~c1', options: ['o1'] },
          { op: 'chose', question: 'd', row: 'r1~c1', options: ['o2'] },
        ],
      },
      ['conditionNeverHolds'],
    ],
  ])('%j: %j', (showIf, expected) => {
    expect(keysOf(made(prices, words, picks, { ...last, showIf }))).toEqual(expected);
  });

  test.each<[Condition, FindingKey[]]>([
    [{ op: 'number_between', question: 'g', min: 2 }, []],
    [{ op: 'answered', question: 'g', row: '1~c1' }, ['conditionOnEntry']],
    [{ op: 'contains', question: 'g', row: 'c1', text: 'rice' }, ['conditionOnEntry']],
  ])('of a repeating group: %j: %j', (showIf, expected) => {
    const group = { ...blankQuestion('repeating_group', () => 'g'), most: 5 } as Question;
    expect(keysOf(made(group, { ...last, showIf }))).toEqual(expected);
  });
});

test.each<[Condition, FindingKey[]]>([
  [{ op: 'is', fact: '$from', values: ['qr'] }, []],
  [{ op: 'known', fact: '$utm_campaign' }, []],
  [{ op: 'is', fact: '$utm_source', values: [' '] }, ['conditionUnfinished']],
  [
    {
      op: 'and',
      of: [
        { op: 'is', fact: '$from', values: ['qr'] },
        { op: 'is', fact: '$from', values: ['embed'] },
      ],
    },
    ['conditionNeverHolds'],
  ],
])('where somebody came from: %j: %j', (showIf, expected) => {
  expect(keysOf(made(yesOrNo, { ...last, showIf }))).toEqual(expected);
});

describe('a jump', () => {
  test.each<[string, FindingKey[]]>([
    ['c', []],
    [END, []],
    ['gone', ['jumpNowhere']],
    ['a', ['jumpBack']],
    ['b', ['jumpBack']],
    ['s', ['jumpBack']],
  ])('to %s: %j', (to, expected) => {
    expect(keysOf(made(yesOrNo, { ...amount, jumps: [{ if: saidYes, to }] }, last))).toEqual(expected);
  });

  it('of everybody leaves questions that nobody is asked', () => {
    const jumps = [{ to: 'c' }];
    expect(checkLogic(made({ ...yesOrNo, jumps }, amount, last))).toEqual([
      { severity: 'error', key: 'neverAsked', sectionId: 's', questionId: 'b' },
    ]);
    const some = [{ if: saidYes, to: 'b' }, ...jumps];
    expect(keysOf(made({ ...yesOrNo, jumps: some }, amount, last))).toEqual([]);
    expect(keysOf(made(yesOrNo, { ...amount, showIf: saidYes, jumps: [{ to: END }] }, last))).toEqual([]);
  });
});

it('never says of a question somebody was asked that nobody is', () => {
  const cases = questionnairesWithLogic().chain((one) => fc.tuple(fc.constant(one), wholeAnswers(one), someFacts()));
  fc.assert(
    fc.property(cases, ([one, answers, facts]) => {
      const unreachable = checkLogic(one).filter(({ key }) => key === 'neverAsked');
      const asked = new Set(pathOf(one, answers, facts).asked.map(({ id }) => id));
      expect(unreachable.filter(({ questionId }) => questionId && asked.has(questionId))).toEqual([]);
      expect(questionsOf(one).length - unreachable.length).toBeGreaterThanOrEqual(asked.size);
    }),
  );
});
