import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { namePlaces, placeName } from '../../../places/place-names.ts';
import { placesOfBangladesh } from '../../../places/places-of-bangladesh.ts';
import { checkQuestionnaire } from '../../checking/checker.ts';
import { holds } from '../../logic/condition.ts';
import { answerCells, answerPlain, answerWords, isAnswered, kindOf, optionsOf, readAnswer } from '../../registry.ts';
import type { Question, QuestionOf } from '../../schema.ts';

const home: QuestionOf<'postal_address'> = {
  id: 'home',
  kind: 'postal_address',
  title: { en: 'Where?', bn: 'কোথায়?' },
  help: {},
  required: true,
  level: 'upazila',
  asksLine: true,
  asksPostcode: true,
};
const savar = { division: '6', district: '6-8', upazila: '6-8-1', line: '12 Station Road', postcode: '1340' };
const malformed = { problem: { key: 'malformed' } };

beforeAll(() => namePlaces(placesOfBangladesh()));
afterAll(() => namePlaces([]));

describe('reading an address', () => {
  test.each<[string, unknown, unknown]>([
    ['all of it', savar, { answer: savar }],
    [
      'Bengali digits and stray spaces',
      { line: ' a  \n b ', postcode: ' ১৩৪০ ' },
      { answer: { line: 'a b', postcode: '1340' } },
    ],
    [
      'an upazila alone',
      { '': '', upazila: '6-8-1' },
      { answer: { division: '6', district: '6-8', upazila: '6-8-1' } },
    ],
    [
      'an upazila and a division',
      { division: '6', upazila: '6-8-1' },
      { answer: { division: '6', district: '6-8', upazila: '6-8-1' } },
    ],
    ['nothing', { '': '', division: '', line: ' ' }, { empty: true }],
    ['a blank field', '', { empty: true }],
    [
      'a district elsewhere',
      { division: '3', district: '6-8' },
      {
        problem: {
          key: 'placeOutside',
          values: { place: { en: 'Dhaka', bn: 'ঢাকা' }, around: { en: 'Khulna', bn: 'খুলনা' } },
        },
      },
    ],
    [
      'an upazila elsewhere',
      { district: '6-2', upazila: '6-8-1' },
      {
        problem: {
          key: 'placeOutside',
          values: { place: { en: 'Savar', bn: 'সাভার' }, around: { en: 'Gazipur', bn: 'গাজীপুর' } },
        },
      },
    ],
    ['a place that is none', { division: '9' }, { problem: { key: 'unknownPlace' } }],
    ['a district as a division', { division: '6-8' }, { problem: { key: 'unknownPlace' } }],
    ['three digits', { postcode: '134' }, { problem: { key: 'postcode' } }],
    ['a part that nobody asks for', { ward: '3' }, malformed],
    ['a number for a place', { division: 6 }, malformed],
    ['a text', 'Savar', malformed],
    ['a long line', { line: 'x'.repeat(501) }, { problem: { key: 'tooLong', values: { max: 500 } } }],
  ])('%s', (_name, input, expected) => {
    expect(readAnswer(home, input)).toEqual(expected);
  });

  it('refuses what a question does not ask for', () => {
    const divisions: Question = { ...home, level: 'division', asksLine: undefined };
    expect(readAnswer(divisions, { district: '6-8' })).toEqual(malformed);
    expect(readAnswer(divisions, { line: 'a' })).toEqual(malformed);
  });
});

it('is whole without upazila and post code', () => {
  expect(isAnswered(home, { division: '6', district: '6-8', line: 'a' })).toBe(true);
  expect(isAnswered(home, { division: '6', district: '6-8' })).toBe(false);
  expect(isAnswered(home, { division: '6', line: 'a' })).toBe(false);
});

it('is said from the narrowest place on, and by part in a file', () => {
  expect(answerWords(home, savar, 'en')).toBe('12 Station Road, Savar, Dhaka 1340');
  expect(answerWords(home, { division: '6', district: '6-2', postcode: '1700' }, 'bn')).toBe('গাজীপুর, ঢাকা ১৭০০');
  expect(answerPlain(home, { division: '6', district: '6-2', postcode: '1700' }, 'bn')).toBe('গাজীপুর, ঢাকা 1700');
  const { columns } = kindOf(home);
  expect(columns?.of(home).map(({ id }) => columns.plain(home, savar, id, 'bn'))).toEqual([
    'ঢাকা',
    'ঢাকা',
    'সাভার',
    '12 Station Road',
    '1340',
  ]);
});

it('is counted at every level, a place before those within it', () => {
  expect(answerCells(home, savar)).toEqual({ 'option:6': 1n, 'option:6-8': 1n, 'option:6-8-1': 1n });
  const cells = { 'option:6-10': 1n, 'option:6': 3n, 'option:6-2-1': 2n, 'option:6-2': 2n, 'option:1': 1n };
  const { rows } = kindOf(home).reported.summarise(home, cells, 5);
  expect(rows.map(({ id, count, share }) => [id, count, share])).toEqual([
    ['1', 1, 0.2],
    ['6', 3, 0.6],
    ['6-2', 2, 0.4],
    ['6-2-1', 2, 0.4],
    ['6-10', 1, 0.2],
  ]);
  expect(rows[2]?.label).toEqual(placeName('6-2'));
});

it('is looked at by conditions, level by level', () => {
  const lives = { op: 'chose', question: 'home', row: 'division', options: ['6'] } as const;
  const condition = { ...lives, options: ['6'] };
  expect(holds(condition, new Map([['home', savar]]))).toBe(true);
  expect(holds(condition, new Map([['home', { division: '3' }]]))).toBe(false);
  expect(optionsOf(home, 'district')).toHaveLength(64);
  expect(optionsOf(home)).toEqual([]);
  const next: Question = { ...home, id: 'next', showIf: condition };
  const around = (question: Question) => ({
    sections: [{ id: 's', title: {}, intro: {}, questions: [{ ...home, asksLine: undefined }, question] }],
  });
  expect(checkQuestionnaire(around(next), ['en', 'bn'])).toEqual([]);
  const gone: Question = { ...home, id: 'next', showIf: { ...condition, options: ['9'] } };
  expect(checkQuestionnaire(around(gone), ['en', 'bn'])).toMatchObject([{ key: 'conditionWithoutOption' }]);
});
