import { expect, test } from 'vitest';
import { refuseHostile } from './hostile-input.ts';

const named = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1]));

test('what a questionnaire or its answers can hold passes', () => {
  refuseHostile({ answers: named(1_000), list: Array.from({ length: 10_000 }, () => 'আম') });
});

const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

test.each([
  ['a NUL character', ['b', 'a\0'], '1', 'unstorableText'],
  ['half a character', { sections: [{ title: { en: '\ud800' } }] }, 'sections.0.title.en', 'unstorableText'],
  ['a name that cannot be stored', { answers: { 'a\0': 1 } }, 'answers', 'unstorableText'],
  ['a name that cannot be stored, of the whole', { 'a\0': 1 }, 'body', 'unstorableText'],
  ['a text as the whole', '\0', 'body', 'unstorableText'],
  ['endless nesting', { a: nested(100) }, ['a', ...Array(23).fill('0')].join('.'), 'tooDeep'],
  ['a name that all objects inherit', JSON.parse('{"a":{"__proto__":1}}'), 'a.__proto__', 'forbiddenName'],
  ['what all objects are made by', JSON.parse('{"constructor":{"prototype":1}}'), 'constructor', 'forbiddenName'],
  ['something of an endless name', { ['x'.repeat(5_000)]: '\0' }, 'x'.repeat(100), 'unstorableText'],
])('%s is refused by its place', (_, value, place, key) => {
  const detail = { key };
  const fields = { [place]: [expect.objectContaining({ key })] };
  expect(() => refuseHostile(value)).toThrow(expect.objectContaining({ code: 'invalid', detail, fields }));
});

test('names without number are refused before each of them becomes a refusal in words', () => {
  expect(() => refuseHostile({ answers: named(50_000) })).toThrow(expect.objectContaining({ code: 'too_large' }));
});
