import { expect, it } from 'vitest';
import { initialOf, tintOf } from './initial.ts';

it('is the first letter, a conjunct and its vowel sign whole', () => {
  expect(initialOf('rahim')).toBe('R');
  expect(initialOf(' “Nila” Akter')).toBe('N');
  expect(initialOf('ক্ষিতীশ রায়')).toBe('ক্ষি');
  expect(initialOf('আয়েশা')).toBe('আ');
  expect(initialOf(' – ')).toBeUndefined();
});

it('keeps the tint of a person, and has five of them', () => {
  const tints = Array.from({ length: 60 }, (_, at) => tintOf(`01a21982-b64f-71d6-97b7-fa15d1ece8${at}`));
  expect(new Set(tints)).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(tintOf('a')).toBe(tintOf('a'));
});
