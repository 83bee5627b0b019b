import { expect, it } from 'vitest';
import { largeQuestionnaire } from '#tests/support/large-questionnaire.ts';
import { byteCache, heldBytes, jsonBytes } from './byte-cache.ts';

const MB = 1024 * 1024;
const large = largeQuestionnaire();
const size = jsonBytes(large);

it('holds many large questionnaires within its bound, those used last', () => {
  const cache = byteCache<object>('questionnaires');
  for (let number = 1; number <= 1_000; number += 1) {
    cache.set(`p${number}`, { number, large }, { size });
    cache.get('p1');
  }
  expect(cache.calculatedSize).toBeLessThanOrEqual(64 * MB);
  expect(cache.calculatedSize).toBeGreaterThan(60 * MB);
  expect(cache.size).toBe(Math.floor((64 * MB) / size));
  expect([cache.has('p1'), cache.has('p2'), cache.has('p1000')]).toEqual([true, false, true]);
});

it('counts what a value takes as JSON', () => {
  const cache = byteCache<object>('questionnaires');
  cache.set('p1', { title: 'জরিপ' });
  expect(cache.calculatedSize).toBe(Buffer.byteLength('{"title":"জরিপ"}'));
});

it('counts all that a view holds, however little of it is looked at', () => {
  const cache = byteCache<Uint8Array>('letters', heldBytes);
  cache.set('all of it', new Uint8Array(MB));
  expect(cache.calculatedSize).toBe(MB);
  cache.set('a corner', new Uint8Array(16 * MB).subarray(0, 2_000));
  expect([cache.has('a corner'), cache.calculatedSize]).toEqual([false, MB]);
});

it('never holds what alone is beyond the bound', () => {
  const cache = byteCache<object>('mergedVersions', () => 33 * MB);
  cache.set('p1', {});
  expect(cache.size).toBe(0);
});
