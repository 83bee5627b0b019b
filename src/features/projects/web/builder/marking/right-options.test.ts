import { expect, it } from 'vitest';
import type { Question } from '#domain/questionnaire/schema.ts';
import { isMarkedByOptions, keyOptions, withToggled } from './right-options.ts';

const written = { id: 'capital', title: {}, help: {}, required: false };
const options = ['dhaka', 'khulna', 'sylhet'].map((id) => ({ id, label: { en: id } }));
const one: Question = { ...written, kind: 'single_choice', options };
const several: Question = { ...written, kind: 'multiple_choice', options };
const text: Question = { ...written, kind: 'short_text' };

it('lets the ticked option take the place of the one before, where one alone is right', () => {
  const first = withToggled(one, undefined, 'dhaka');
  expect(first).toEqual({ by: 'options', right: ['dhaka'], shares: undefined });
  expect(withToggled(one, first, 'khulna').right).toEqual(['khulna']);
  expect(withToggled(one, first, 'dhaka').right).toEqual(['dhaka']);
});

it('ticks and unticks each of several, in the order in which they are written', () => {
  const both = withToggled(several, withToggled(several, undefined, 'sylhet'), 'dhaka');
  expect(both.right).toEqual(['dhaka', 'sylhet']);
  expect(withToggled(several, both, 'sylhet').right).toEqual(['dhaka']);
});

it('leaves out of the key what is no option any more, and keeps what the others earn', () => {
  const key = { by: 'options' as const, right: ['gone', 'dhaka'], shares: { gone: 50, dhaka: 100 } };
  const next = withToggled(several, key, 'khulna');
  expect(next).toEqual({ by: 'options', right: ['dhaka', 'khulna'], shares: { dhaka: 100 } });
});

it('knows no right option where nothing is marked, or by something else', () => {
  const key = withToggled(one, undefined, 'dhaka');
  expect(keyOptions(one, { points: 1, key })).toEqual(['dhaka']);
  expect(keyOptions(one, { points: 0, key })).toEqual([]);
  expect(keyOptions(one, undefined)).toEqual([]);
  expect(isMarkedByOptions(one, { points: 0 })).toBe(false);
  expect(isMarkedByOptions(text, { points: 1 })).toBe(false);
});
