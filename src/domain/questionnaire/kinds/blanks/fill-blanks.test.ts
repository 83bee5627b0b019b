import { describe, expect, it, test } from 'vitest';
import { answerCells, answerPlain, answerWords, isAnswered, kindOf, readAnswer } from '../../registry.ts';
import { questionSchema } from '../../schema.ts';
import { addBlank, askInBlank, putOptions, removeBlank } from './edit-blanks.ts';
import { type FillBlanks, partsOfPassage } from './passage.ts';

const bus = { id: 'b', label: { en: 'bus', bn: 'বাস' } };
const train = { id: 't', label: { en: 'train', bn: 'ট্রেন' } };
const way: FillBlanks = {
  ...{ id: 'way', kind: 'fill_blanks', title: { en: 'Fill in' }, help: {}, required: true },
  passage: { en: 'To [1] by [2].', bn: '[২] করে [১]।' },
  blanks: [
    { id: '1', asks: 'text' },
    { id: '2', asks: 'choice', options: [bus, train] },
  ],
};
const malformed = { problem: { key: 'malformed' } };

describe('reading blanks', () => {
  test.each<[string, unknown, unknown]>([
    ['all of them', { 1: ' Dhaka ', 2: 'b' }, { answer: { 1: 'Dhaka', 2: 'b' } }],
    ['one of them', { 1: '', 2: 't' }, { answer: { 2: 't' } }],
    ['none', { 1: ' ', 2: '' }, { empty: true }],
    ['a blank that is not there', { 3: 'x' }, { problem: { key: 'unknownBlank' } }],
    ['an option of no list', { 2: 'x' }, { problem: { key: 'unknownOption' } }],
    ['a text', 'Dhaka', malformed],
    ['a list', ['Dhaka'], malformed],
    ['a number in a blank', { 1: 5 }, malformed],
    ['a list in a blank', { 1: ['x'] }, malformed],
    ['a long text', { 1: 'x'.repeat(201) }, { problem: { key: 'tooLong', values: { max: 200 } } }],
  ])('%s', (_name, input, expected) => {
    expect(readAnswer(way, input)).toEqual(expected);
  });
});

it('is whole with every blank, said by blank, and a column each in a file', () => {
  const answer = { 1: 'Dhaka', 2: 't' };
  expect([isAnswered(way, answer), isAnswered(way, { 2: 't' })]).toEqual([true, false]);
  expect(answerWords(way, answer, 'en')).toBe('Blank 1: Dhaka; Blank 2: train');
  expect(answerPlain(way, { 2: 'b' }, 'bn')).toBe('শূন্যস্থান ২: বাস');
  const { columns, written } = kindOf(way);
  const named = columns?.of(way) ?? [];
  expect(named.map(({ id }) => columns?.plain(way, answer, id, 'en'))).toEqual(['Dhaka', 'train']);
  expect(written?.(answer, named, 'en')).toBe('Blank 1: Dhaka');
  expect(written?.({ 2: 't' }, named, 'en')).toBeUndefined();
});

it('counts how many filled each blank, and what they chose', () => {
  const cells = { ...answerCells(way, { 1: 'Dhaka', 2: 't' }) };
  expect(cells).toEqual({ 'option:1': 1n, wrote: 1n, 'option:2': 1n, 'option:2~t': 1n });
  const { rows, wrote } = kindOf(way).reported.summarise(way, { ...cells, 'option:2': 2n, 'option:2~b': 1n }, 2);
  expect(rows.map(({ id, count, label }) => [id, count, label?.en])).toEqual([
    ['1', 1, 'Blank 1'],
    ['2', 2, 'Blank 2'],
    ['2~b', 1, 'Blank 2 – bus'],
    ['2~t', 1, 'Blank 2 – train'],
  ]);
  expect(wrote).toBe(1);
});

describe('a passage', () => {
  const shown = (passage: string) =>
    partsOfPassage(passage, way.blanks).map((part) => ('words' in part ? part.words : Number(part.blank.id)));

  it('has each blank once, wherever it stands in either digit set', () => {
    expect(shown('[২] করে [১]।')).toEqual([2, ' করে ', 1, '।']);
    expect(shown('[1] or [1], not [3], by [2]')).toEqual([1, ' or [1], not [3], by ', 2]);
    expect(shown('[0] [012] none')).toEqual(['[0] [012] none', 1, 2]);
    expect(shown('')).toEqual([1, 2]);
  });
});

describe('editing blanks', () => {
  it('gives a new one the least number that is free, in every language', () => {
    const without = removeBlank(way, '1');
    expect(without).toMatchObject({ passage: { en: 'To by [2].', bn: '[২] করে।' }, blanks: [{ id: '2' }] });
    const again = addBlank(without, ['en', 'bn']);
    expect(again.passage).toEqual({ en: 'To by [2]. [1]', bn: '[২] করে। [১]' });
    expect(again.blanks.at(-1)).toEqual({ id: '1', asks: 'text' });
    const many = Array.from({ length: 60 }).reduce<FillBlanks>((question) => addBlank(question, ['en']), way);
    expect(many.blanks).toHaveLength(50);
    expect(questionSchema.safeParse(many).success).toBe(true);
  });

  it('keeps what a blank asks for where nothing is changed', () => {
    expect(askInBlank(way, '2', 'choice', () => 'x')).toEqual(way);
    expect(askInBlank(way, '2', 'text', () => 'x').blanks[1]).toEqual({ id: '2', asks: 'text' });
    expect(askInBlank(way, '1', 'choice', () => 'x').blanks[0]).toMatchObject({ asks: 'choice' });
    expect(putOptions(way, '2', [train]).blanks[1]).toMatchObject({ options: [train] });
    expect(putOptions(way, '1', [train])).toEqual(way);
  });
});

it.each([
  ['a blank twice', { blanks: [way.blanks[0], way.blanks[0]] }],
  ['an option in two blanks', { blanks: [way.blanks[1], { ...way.blanks[1], id: '3' }] }],
  ['no number', { blanks: [{ id: 'x', asks: 'text' }] }],
  ['a name of every object', { blanks: [{ id: '__proto__', asks: 'text' }] }],
])('%s is refused', (_name, change) => {
  expect(questionSchema.safeParse({ ...way, ...change }).success).toBe(false);
});
