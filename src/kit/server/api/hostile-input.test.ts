import { expect, test } from 'vitest';
import { refuseHostile } from './hostile-input.ts';

const named = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1]));

test('what a questionnaire or its answers can hold passes', () => {
  refuseHostile({ answers: named(1_000), list: Array.from({ length: 10_000 }, () => 'আম') });
});

test.each([
  ['a NUL character', ['a\0']],
  ['half a character', { title: '\ud800' }],
  ['a name that cannot be stored', { 'a\0': 1 }],
  ['endless nesting', JSON.parse('['.repeat(100) + ']'.repeat(100))],
])('%s is refused', (_, value) => {
  expect(() => refuseHostile(value)).toThrow(expect.objectContaining({ code: 'invalid' }));
});

test('names without number are refused before each of them becomes a refusal in words', () => {
  expect(() => refuseHostile({ answers: named(50_000) })).toThrow(expect.objectContaining({ code: 'too_large' }));
});
