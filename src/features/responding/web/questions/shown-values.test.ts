import { expect, it } from 'vitest';
import { readAnswer } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { shownOf } from './shown-values.ts';

const asked = { title: {}, help: {}, required: false };
const number: Question = { ...asked, kind: 'number', id: 'n', decimals: 6, unit: {} };
const rating: Question = { ...asked, kind: 'rating', id: 'r', steps: 5 };

it('shows a number in the digits of the page, and what is shown reads back as the same number', () => {
  expect(shownOf(number, 4.5, 'bn')).toEqual(['৪.৫']);
  expect(shownOf(number, 4.5, 'en')).toEqual(['4.5']);
  for (const value of [0, -3, 0.000001, 999_999_999]) {
    expect(readAnswer(number, shownOf(number, value, 'bn')[0])).toEqual({ answer: value });
  }
});

it('leaves what stands in a field’s value as it is stored', () => {
  expect(shownOf(rating, 4, 'bn')).toEqual(['4']);
  expect(shownOf(rating, undefined, 'bn')).toEqual([]);
});
