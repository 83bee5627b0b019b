import { expect, it } from 'vitest';
import { writtenIn } from './written-in.ts';

it('tells the language of an answer by its letters', () => {
  expect(writtenIn('আরও বাস চাই')).toBe('bn');
  expect(writtenIn('More buses')).toBe('en');
  expect(writtenIn('Dhaka থেকে bus')).toBe('bn');
});

it('says nothing of what has no letters', () => {
  expect(writtenIn('12:30')).toBeUndefined();
  expect(writtenIn('')).toBeUndefined();
});
