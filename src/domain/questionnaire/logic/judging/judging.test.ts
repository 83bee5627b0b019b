import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Answers } from '../../../answers/answer.ts';
import { wholeAnswers } from '../../arbitraries/answers.ts';
import { someFacts } from '../../arbitraries/facts.ts';
import { questionnairesWithLogic } from '../../arbitraries/questionnaires-with-logic.ts';
import type { FindingKey } from '../../finding.ts';
import { blankQuestion } from '../../registry.ts';
import type { Question, Questionnaire } from '../../schema.ts';
import { checkLogic, foreseen } from '../check-logic.ts';
import type { Condition } from '../condition.ts';
import { END } from '../end.ts';
import { type Facts, LANGUAGE } from '../facts.ts';
import { walkAs } from '../walk.ts';
import { conditionKey } from './verdicts.ts';

const options = ['x', 'y', 'z'].map((id) => ({ id, label: {} }));
const one: Question = { ...blankQuestion('single_choice', () => 'one'), options };
const several: Question = { ...blankQuestion('multiple_choice', () => 'several'), options };
const amount: Question = { ...blankQuestion('number', () => 'n'), min: 0, max: 10 };
const day: Question = { ...blankQuestion('date', () => 'day'), max: '2024-12-31' };
const text: Question = blankQuestion('short_text', () => 'text');
const last: Question = blankQuestion('yes_no', () => 'last');

const all = (...of: Condition[]): Condition => ({ op: 'and', of });
const any = (...of: Condition[]): Condition => ({ op: 'or', of });
const not = (of: Condition): Condition => ({ op: 'not', of });
const chose = (...ids: string[]): Condition => ({ op: 'chose', question: 'one', options: ids });
const picked = (...ids: string[]): Condition => ({ op: 'chose', question: 'several', options: ids });
const number = (min?: number, max?: number): Condition => ({ op: 'number_between', question: 'n', min, max });
const contains = (words: string): Condition => ({ op: 'contains', question: 'text', text: words });
const area = (...values: string[]): Condition => ({ op: 'is', fact: 'area', values });
const speaks = (...values: string[]): Condition => ({ op: 'is', fact: LANGUAGE, values });
const score = (min: number): Condition => ({ op: 'value_between', variable: 'score', min });

function made(...questions: Question[]): Questionnaire {
  return {
    sections: [{ id: 's', title: {}, intro: {}, questions }],
    hiddenValues: [{ id: 'area', label: {}, drawnFrom: ['a', 'b'] }],
    variables: [
      {
        id: 'score',
        label: 'Score',
        type: 'numeric',
        expression: {
          op: 'product',
          of: [
            { op: 'answer', question: 'n' },
            { op: 'numeric', value: 2 },
          ],
        },
      },
    ],
  };
}

function keysOf(questionnaire: Questionnaire, languages: readonly ('en' | 'bn')[] = ['en', 'bn']): FindingKey[] {
  return checkLogic(questionnaire, languages).map(({ key }) => key);
}

describe('what is said of a condition', () => {
  test.each<[string, Condition, FindingKey[]]>([
    ['two of one choice', all(chose('x'), chose('y')), ['conditionNeverHolds']],
    ['what two lists share', all(chose('x', 'y'), chose('y', 'z')), []],
    ['two of several', all(picked('x'), picked('y')), []],
    ['one and none of several', all(picked('x', 'y'), not(picked('y')), not(picked('x'))), ['conditionNeverHolds']],
    [
      'some answer with none of all',
      all({ op: 'answered', question: 'several' }, not(picked('x', 'y', 'z'))),
      ['conditionNeverHolds'],
    ],
    ['ranges apart', all(number(6), number(undefined, 3)), ['conditionNeverHolds']],
    ['ranges that meet', all(number(3), number(undefined, 3)), []],
    ['no whole number between', number(3.2, 3.8), ['conditionNeverHolds']],
    ['more than the most', number(50), ['conditionNeverHolds']],
    ['not less than the least', not(number(undefined, -1)), ['conditionAlwaysHolds']],
    ['a day beyond the last', { op: 'date_between', question: 'day', min: '2025-01-01' }, ['conditionNeverHolds']],
    ['a day until the last', { op: 'date_between', question: 'day', min: '2024-12-31' }, []],
    ['either way', any(chose('x'), not(chose('x'))), ['conditionAlwaysHolds']],
    ['any of all, where nothing may be said', chose('x', 'y', 'z'), []],
    ['words with and without', all(contains('Dhaka'), not(contains('dhak'))), ['conditionNeverHolds']],
    ['words with and without others', all(contains('dhak'), not(contains('Dhaka'))), []],
    ['what is not drawn', area('c'), ['conditionNeverHolds']],
    ['what is drawn', area('A'), []],
    ['a language there is none of', speaks('fr'), ['conditionNeverHolds']],
    ['a language', speaks('bn'), []],
    ['more than a value comes to', score(100), ['conditionNeverHolds']],
    ['as much as a value comes to', score(20), []],
    ['part of a choice', any(all(chose('x'), chose('y')), chose('z')), []],
  ])('%s: %j', (_name, showIf, expected) => {
    expect(keysOf(made(one, several, amount, day, text, { ...last, showIf }))).toEqual(expected);
    expect(keysOf(made(one, several, amount, day, text, { ...last, requireIf: showIf }))).toEqual(expected);
    expect(keysOf(made(one, several, amount, day, { ...text, jumps: [{ if: showIf, to: END }] }, last))).toEqual(
      expected.includes('conditionAlwaysHolds') ? [...expected, 'neverAsked'] : expected,
    );
    const sections = [
      ...made(one, several, amount, day, text).sections,
      { ...made(last).sections[0], id: 't', showIf },
    ];
    expect(keysOf({ ...made(), sections } as Questionnaire)).toEqual(expected);
  });

  it('keeps nobody from publishing: some mean it', () => {
    const severities = (showIf: Condition, where: 'showIf' | 'requireIf') =>
      checkLogic(made(one, { ...last, [where]: showIf }), ['en']).map(({ severity }) => severity);
    expect(severities(all(chose('x'), chose('y')), 'showIf')).toEqual(['warning']);
    expect(severities(all(chose('x'), chose('y')), 'requireIf')).toEqual(['warning']);
    expect(severities(speaks('bn'), 'showIf')).toEqual(['warning']);
    expect(severities(speaks('en'), 'showIf')).toEqual(['warning']);
  });

  it('goes by what is certain on the way', () => {
    const required = { ...one, required: true };
    const everything = chose('x', 'y', 'z');
    expect(keysOf(made(required, { ...last, showIf: everything }))).toEqual(['conditionAlwaysHolds']);
    expect(keysOf(made({ ...required, showIf: speaks('en') }, { ...last, showIf: everything }))).toEqual([]);
    const unasked = { ...one, showIf: speaks('fr') };
    expect(keysOf(made(unasked, { ...last, showIf: everything }))).toEqual([
      'conditionNeverHolds',
      'conditionNeverHolds',
    ]);
  });

  it('is nothing where it is too long to tell', () => {
    const both = (id: string) => all(picked(id), not(picked(id)));
    const among = (length: number) =>
      all(...Array.from({ length }, () => any(picked('x'), picked('y'), picked('z'))), any(both('x'), both('y')));
    expect(keysOf(made(several, { ...last, showIf: among(2) }))).toEqual(['conditionNeverHolds']);
    expect(keysOf(made(several, { ...last, showIf: among(12) }))).toEqual([]);
  });
});

describe('nobody is asked', () => {
  const jumps = [
    { if: chose('x'), to: 'last' },
    { if: chose('y', 'z'), to: 'last' },
  ];

  it('what jumps lead past that are taken by all together', () => {
    expect(keysOf(made({ ...one, required: true, jumps }, amount, last))).toEqual(['neverAsked']);
    expect(keysOf(made({ ...one, jumps }, amount, last))).toEqual([]);
    expect(keysOf(made({ ...one, required: true, jumps: jumps.slice(1) }, amount, last))).toEqual([]);
  });

  it('what only a jump leads to that nobody takes', () => {
    const never = { if: all(chose('x'), chose('y')), to: 'n' };
    expect(keysOf(made({ ...one, jumps: [never, { to: 'last' }] }, amount, last))).toEqual([
      'conditionNeverHolds',
      'neverAsked',
    ]);
  });
});

/** What each condition that somebody comes to turned out to be, by its key. */
function heldOnTheWay(questionnaire: Questionnaire, answers: Answers, facts: Facts): Map<string, boolean> {
  const held = new Map<string, boolean>();
  walkAs(
    questionnaire,
    {
      answer: ({ id, requireIf, required }, isRequired) => {
        if (requireIf && !required) held.set(conditionKey(id, 'requireIf'), isRequired);
        return answers[id];
      },
      comes: ({ id }, isMet) => held.set(conditionKey(id, 'showIf'), isMet),
      goesOn: ({ id, jumps = [] }, taken) => {
        const past = taken === undefined ? jumps.length : taken;
        for (let nth = 0; nth < past; nth += 1) held.set(conditionKey(id, 'jumps', nth), false);
        if (taken !== undefined) held.set(conditionKey(id, 'jumps', taken), true);
      },
    },
    facts,
  );
  return held;
}

it('never says of a condition what it is not to somebody, nor of a question that nobody is asked who is', () => {
  const cases = questionnairesWithLogic().chain((asked) =>
    fc.tuple(fc.constant(asked), wholeAnswers(asked), someFacts()),
  );
  fc.assert(
    fc.property(cases, ([asked, answers, facts]) => {
      const { verdicts, unasked } = foreseen(asked);
      const held = heldOnTheWay(asked, answers, facts);
      const wrong = [...held].filter(([key, isSo]) => verdicts.has(key) && verdicts.get(key) !== isSo);
      expect(wrong).toEqual([]);
      const path: string[] = [];
      walkAs(
        asked,
        {
          answer: ({ id }) => {
            path.push(id);
            return answers[id];
          },
        },
        facts,
      );
      expect(path.filter((id) => unasked.has(id))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
