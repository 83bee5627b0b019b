import { expect, it } from 'vitest';
import { answerKey, chosenOf } from './answer.ts';

it('tells which options were chosen, however the answer is told', () => {
  expect(chosenOf('a')).toEqual(['a']);
  expect(chosenOf(['a', 'b'])).toEqual(['a', 'b']);
  expect(chosenOf({ a: '', other: 'my own' })).toEqual(['a', 'other']);
});

it('has one key for equal answers, in whatever order their parts come back', () => {
  expect(answerKey({ b: ['x', 'y'], a: 1 })).toBe(answerKey({ a: 1, b: ['x', 'y'] }));
  expect(answerKey({ a: 1 })).not.toBe(answerKey({ a: '1' }));
  expect(answerKey({ a: ['x'] })).not.toBe(answerKey({ a: 'x' }));
  expect(answerKey(['a', 'b'])).not.toBe(answerKey(['b', 'a']));
});
