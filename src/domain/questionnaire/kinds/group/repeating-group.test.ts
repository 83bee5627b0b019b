import { describe, expect, it, test } from 'vitest';
import { withEntries } from '../../../answers/entries.ts';
import { summarise } from '../../../answers/summary.ts';
import { checkQuestionnaire } from '../../checking/checker.ts';
import { changeKind } from '../../editing/edit.ts';
import { missingRequired } from '../../flow.ts';
import { holds } from '../../logic/condition.ts';
import { NO_FACTS } from '../../logic/facts.ts';
import {
  answerCells,
  answerPlain,
  answerWords,
  blankQuestion,
  columnsOf,
  isAnswered,
  isLacking,
  kindOf,
  missingAnswer,
  problemsByPart,
  readAnswer,
  valuesOf,
} from '../../registry.ts';
import { type Question, type QuestionOf, questionSchema } from '../../schema.ts';
import { entryName } from './entries.ts';

const home: QuestionOf<'repeating_group'> = {
  id: 'home',
  kind: 'repeating_group',
  title: { en: 'Who lives here?', bn: 'কারা থাকেন?' },
  help: {},
  required: false,
  columns: [
    { id: 'name', label: { en: 'Name', bn: 'নাম' }, required: true, asks: 'text' },
    {
      id: 'age',
      label: { en: 'Age', bn: 'বয়স' },
      required: false,
      asks: 'number',
      min: 0,
      max: 120,
      decimals: 0,
      unit: {},
    },
    {
      id: 'who',
      label: { en: 'Who', bn: 'কে' },
      required: false,
      asks: 'choice',
      options: [
        { id: 'child', label: { en: 'Child', bn: 'সন্তান' } },
        { id: 'parent', label: { en: 'Parent', bn: 'বাবা বা মা' } },
      ],
    },
  ],
  least: 0,
  most: 4,
  entry: { en: 'Person', bn: 'সদস্য' },
};
const two = { '1~name': 'Rahima', '1~age': 34, '2~name': 'Karim', '2~age': 8, '2~who': 'child' };

describe('reading entries', () => {
  test.each<[string, unknown, unknown]>([
    ['what was stored', two, { answer: two }],
    [
      'Bengali digits, stray spaces and lines',
      { '1~name': '  Rahima \n Begum ', '1~age': ' ৩৪ ', '1~who': '' },
      { answer: { '1~name': 'Rahima Begum', '1~age': 34 } },
    ],
    ['letters in their normal form', { '1~name': 'cafe\u0301' }, { answer: { '1~name': 'café' } }],
    [
      'entries that were left out, which close up',
      { '1~name': ' ', '2~name': 'Karim', '4~name': 'Salma', '4~who': 'child' },
      { answer: { '1~name': 'Karim', '2~name': 'Salma', '2~who': 'child' } },
    ],
    ['an entry without what has to be said, which is still being written', { '1~age': 3 }, { answer: { '1~age': 3 } }],
    ['nothing', { '1~name': ' ', '2~age': '' }, { empty: true }],
    ['a blank field', '', { empty: true }],
    ['a text', 'Rahima', { problem: { key: 'malformed' } }],
    ['more entries than there may be', { '5~name': 'x' }, { problem: { key: 'unknownCell' } }],
    ['another column', { '1~height': '3' }, { problem: { key: 'unknownCell' } }],
    ['a row of no number', { 'x~name': 'x' }, { problem: { key: 'unknownCell' } }],
  ])('takes %s', (_what, input, reading) => {
    expect(readAnswer(home, input)).toEqual(reading);
  });

  it('takes numbers in steps where a column asks so', () => {
    const columns = home.columns.map((column) => (column.asks === 'number' ? { ...column, step: 5 } : column));
    const inFives = { ...home, columns };
    expect(readAnswer(inFives, { '1~name': 'Rahima', '1~age': '৩৫' })).toEqual({
      answer: { '1~name': 'Rahima', '1~age': 35 },
    });
    expect(readAnswer(inFives, { '1~name': 'Rahima', '1~age': '34' })).toMatchObject({
      problem: { key: 'inEntry', said: { key: 'numberInSteps', values: { min: 0, step: 5 } } },
    });
  });

  test.each<[string, unknown, unknown]>([
    ['age', '200', { key: 'numberBetween', values: { min: 0, max: 120 } }],
    ['age', '3.5', { key: 'wholeNumber' }],
    ['age', 'old', { key: 'numberBetween', values: { min: 0, max: 120 } }],
    ['name', 'x'.repeat(201), { key: 'tooLong', values: { max: 200 } }],
    ['name', 7, { key: 'malformed' }],
    ['who', 'aunt', { key: 'unknownOption' }],
  ])('names the entry and the column of a wrong %s: %s', (column, said, problem) => {
    const { label } = home.columns.find(({ id }) => id === column) ?? {};
    expect(readAnswer(home, { '1~name': 'Rahima', [`2~${column}`]: said })).toEqual({
      problem: { key: 'inEntry', values: { entry: { en: 'Person 2', bn: 'সদস্য ২' }, column: label }, said: problem },
    });
  });

  it('tells what is wrong in every cell, also what is missing in an entry that was begun', () => {
    const typed = { '1~name': ['Rahima'], '2~age': ['200'], '3~who': [''] };
    expect([...problemsByPart(home, { shown: [], parts: typed }).keys()]).toEqual(['2~name', '2~age']);
  });
});

describe('an answer that is begun', () => {
  const begun = { '1~name': 'Rahima', '2~age': 8 };

  it('has to be finished even where it may be left out', () => {
    expect(isLacking(home, undefined, false)).toBe(false);
    expect(isLacking(home, begun, false)).toBe(true);
    expect(isLacking(home, two, true)).toBe(false);
    expect(missingAnswer(home, begun)).toEqual({
      key: 'inEntry',
      values: { entry: { en: 'Person 2', bn: 'সদস্য ২' }, column: { en: 'Name', bn: 'নাম' } },
      said: { key: 'missingText' },
    });
    const questionnaire = { sections: [{ id: 's', title: {}, intro: {}, questions: [home] }] };
    expect(missingRequired(questionnaire, { home: begun }, NO_FACTS)).toEqual(['home']);
    expect(missingRequired(questionnaire, { home: two }, NO_FACTS)).toEqual([]);
    expect(missingRequired(questionnaire, {}, NO_FACTS)).toEqual([]);
  });

  it('lacks it in the entry where it was typed, before those that are left out close up', () => {
    const typed = { shown: [], parts: { '1~name': [''], '1~age': [''], '2~age': ['8'] } };
    expect(missingAnswer(home, { '1~age': 8 }, typed)).toMatchObject({
      values: { entry: { en: 'Person 2', bn: 'সদস্য ২' }, column: { en: 'Name', bn: 'নাম' } },
      said: { key: 'missingText' },
    });
  });

  it('lists as many as are asked for at least', () => {
    const three = { ...home, least: 3 };
    expect(isAnswered(three, two)).toBe(false);
    expect(missingAnswer(three, two)).toEqual({ key: 'entriesAtLeast', values: { min: 3 } });
    expect(missingAnswer(three).key).toBe('missingEntry');
  });
});

it('is said entry by entry, and cell by cell in a file', () => {
  expect(answerWords(home, two, 'en')).toBe('Person 1: Rahima, 34; Person 2: Karim, 8, Child');
  expect(answerWords(home, two, 'bn')).toBe('সদস্য ১: Rahima, ৩৪; সদস্য ২: Karim, ৮, সন্তান');
  expect(answerPlain(home, two, 'bn')).toBe('সদস্য ১: Rahima, 34; সদস্য ২: Karim, 8, সন্তান');
  expect(columnsOf(home)).toHaveLength(12);
  expect(columnsOf(home)[4]?.label).toEqual({ en: 'Person 2 – Age', bn: 'সদস্য ২ – বয়স' });
  const { columns, written } = kindOf(home);
  expect(columns?.plain(home, two, '2~who', 'en')).toBe('Child');
  expect(columns?.plain(home, two, '3~who', 'en')).toBe('');
  expect(written?.(two, columnsOf(home), 'en')).toBe('Person 1 – Name: Rahima; Person 2 – Name: Karim');
  expect(valuesOf(home, two, 'bn').parts['1~age']).toEqual(['৩৪']);
});

it('is called an entry where nobody says what it is', () => {
  expect(answerWords({ ...home, entry: {} }, { '1~name': 'x' }, 'en')).toBe('Entry 1: x');
  expect(answerWords({ ...home, entry: {} }, { '1~name': 'x' }, 'bn')).toBe('এন্ট্রি ১: x');
});

it('is called by its word in the language of that word alone', () => {
  expect(entryName({ en: 'Person', bn: ' ' }, 2)).toEqual({ en: 'Person 2' });
  expect(answerWords({ ...home, entry: { en: 'Person' } }, two, 'bn')).toContain('Person 2: Karim, ৮');
});

it('is looked at by how many entries it lists', () => {
  const lists = (min?: number, max?: number) =>
    holds({ op: 'number_between', question: 'home', min, max }, new Map([['home', two]]));
  expect([lists(2), lists(3), lists(undefined, 1), lists(2, 2)]).toEqual([true, false, false, true]);
  expect(withEntries(two, 1)).toEqual({ '1~name': 'Rahima', '1~age': 34 });
  expect(readAnswer(home, withEntries(two, 3))).toEqual({
    answer: { ...two, '3~name': 'Rahima', '3~age': 34 },
  });
});

it('counts entries by person, and what is said by entry', () => {
  const cells = answerCells(home, two);
  const report = summarise(home, { ...cells, answered: 1n });
  expect(report.rows).toEqual([{ id: '2', count: 1, share: 1 }]);
  expect(report.figures).toMatchObject({ mean: 2, median: 2 });
  expect(report.wrote).toBe(1);
  const [name, age, who] = report.parts ?? [];
  expect(name).toMatchObject({ id: 'name', base: 2, rows: [] });
  expect(age).toMatchObject({ base: 2, mean: 21, figures: { min: 8, max: 34 } });
  expect(who).toMatchObject({
    base: 1,
    rows: [
      { id: 'child', count: 1, share: 1 },
      { id: 'parent', count: 0 },
    ],
  });
});

it('is summarised in one pass through what was counted, however many columns there are', () => {
  const [, age] = home.columns;
  const passes = (count: number) => {
    const columns = Array.from({ length: count }, (_, index) => ({ ...age, id: `c${index}` }));
    let read = 0;
    const cells = new Proxy(answerCells({ ...home, columns } as typeof home, { '1~c0': 8, '1~c1': 34 }), {
      ownKeys(target) {
        read += 1;
        return Reflect.ownKeys(target);
      },
    });
    summarise({ ...home, columns } as typeof home, cells);
    return read;
  };
  expect(passes(9)).toBe(passes(2));
});

describe('what its owner writes', () => {
  const findings = (question: Question) =>
    checkQuestionnaire({ sections: [{ id: 's', title: {}, intro: {}, questions: [question] }] }, ['en', 'bn']).map(
      ({ key, optionId }) => (optionId === undefined ? key : `${key} ${optionId}`),
    );

  it('is checked, columns one by one', () => {
    expect(findings(home)).toEqual([]);
    expect(findings({ ...home, columns: [] })).toEqual(['noColumns']);
    expect(findings({ ...home, least: 5 })).toEqual(['leastOverMost']);
    expect(findings({ ...home, entry: { en: 'Person' } })).toEqual(['missingEntryBn']);
    const [name, age, who] = home.columns;
    const wrong = [
      { ...name, label: {} },
      { ...age, min: 130 },
      { ...who, options: [{ id: 'child', label: { en: 'Child' } }] },
    ] as typeof home.columns;
    expect(findings({ ...home, columns: wrong })).toEqual([
      'blankColumn name',
      'missingOptionBn child',
      'minOverMax age',
      'tooFewOptions who',
    ]);
  });

  it('has no two columns or options of the same id', () => {
    const [name, , who] = home.columns;
    const twice = [who, { ...who, id: 'other' }];
    expect(questionSchema.safeParse(home).success).toBe(true);
    expect(questionSchema.safeParse({ ...home, columns: [name, name] }).success).toBe(false);
    expect(questionSchema.safeParse({ ...home, columns: twice }).success).toBe(false);
    expect(questionSchema.safeParse({ ...home, most: 21 }).success).toBe(false);
  });

  it('stays where a grid becomes a group, and the other way', () => {
    let next = 0;
    const id = () => `n${next++}`;
    const grid = { ...blankQuestion('grid_dropdown', id), columns: [{ id: 'c1', label: { en: 'Morning' } }] };
    const group = changeKind(grid, 'repeating_group', id) as typeof home;
    expect(group.columns).toMatchObject([{ id: 'c1', label: { en: 'Morning' }, asks: 'choice' }]);
    expect(questionSchema.safeParse(group).success).toBe(true);
    const back = changeKind(home, 'grid_dropdown', id);
    expect(back).toMatchObject({
      columns: [{ id: 'name' }, { id: 'age' }, { id: 'who' }],
      options: [{ id: 'child' }, {}],
    });
    expect(questionSchema.safeParse(back).success).toBe(true);
    const numbers = changeKind({ ...blankQuestion('grid_number', id), max: 9 }, 'repeating_group', id) as typeof home;
    expect(numbers.columns[0]).toMatchObject({ asks: 'number', max: 9 });
  });
});
