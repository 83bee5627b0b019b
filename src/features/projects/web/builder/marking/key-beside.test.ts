import { expect, it } from 'vitest';
import type { Question } from '#domain/questionnaire/schema.ts';
import type { QuestionMarking } from '#domain/quiz/marking-schema.ts';
import { catalogues } from '#messages/catalogue.ts';
import { createTranslator } from '#messages/translator.ts';
import { isMarkedByOrder, keyBeside } from './key-beside.ts';

const en = createTranslator('en', catalogues.en);
const bn = createTranslator('bn', catalogues.bn);

const options = [
  { id: 'dhaka', label: { en: 'Dhaka' } },
  { id: 'khulna', label: { en: 'Khulna' } },
  { id: 'sylhet', label: { en: 'Sylhet' } },
];
const asked = { title: {}, help: {}, required: false, options };
const ranking = { ...asked, kind: 'ranking', id: 'north' } as Question;
const grid = {
  ...asked,
  ...{ kind: 'grid_single_choice', id: 'where', rows: [{ id: 'tea', label: { en: 'Tea' } }] },
} as Question;
const ordered: QuestionMarking = { points: 1, key: { by: 'order', order: ['sylhet', 'dhaka'] } };
const paired: QuestionMarking = { points: 1, key: { by: 'pairs', pairs: { tea: 'sylhet' } } };

it('is the right place of an option, in the digits of the page; none of one that is in no place', () => {
  expect(keyBeside(ranking, ordered, 'sylhet', en)).toBe('1');
  expect(keyBeside(ranking, ordered, 'dhaka', bn)).toBe('২');
  expect(keyBeside(ranking, ordered, 'khulna', en)).toBeUndefined();
});

it('is what belongs to a row', () => {
  expect(keyBeside(grid, paired, 'tea', en)).toBe('→ Sylhet');
  expect(keyBeside(grid, paired, 'sylhet', en)).toBeUndefined();
});

it('is nothing where the question counts nothing, or is in no quiz', () => {
  expect(keyBeside(ranking, { ...ordered, points: 0 }, 'sylhet', en)).toBeUndefined();
  expect(keyBeside(ranking, undefined, 'sylhet', en)).toBeUndefined();
});

it('leaves a question its numbers unless an order is what is marked', () => {
  expect(isMarkedByOrder(ranking, { points: 1 })).toBe(true);
  expect(isMarkedByOrder(ranking, { points: 0 })).toBe(false);
  expect(isMarkedByOrder(ranking, undefined)).toBe(false);
  expect(isMarkedByOrder(grid, paired)).toBe(false);
});
