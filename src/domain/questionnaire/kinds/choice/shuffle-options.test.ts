import fc from 'fast-check';
import { expect, it } from 'vitest';
import { questions } from '../../arbitraries/questions.ts';
import { optionsOf, readAnswer } from '../../registry.ts';
import type { Question } from '../../schema.ts';
import { shuffledFor } from './shuffle-options.ts';

const idsOf = (question: Question) => optionsOf(question).map((option) => option.id);

it('gives each respondent the same options, always in the same order, pinned ones in their places', () => {
  const property = fc.property(questions('q'), fc.string(), (question, respondent) => {
    const shuffled = shuffledFor(question, respondent);
    expect(shuffledFor(question, respondent)).toEqual(shuffled);
    expect(idsOf(shuffled).toSorted()).toEqual(idsOf(question).toSorted());
    const pinnedIn = (asked: Question) => optionsOf(asked).map((option) => (option.pinned ? option.id : null));
    expect(pinnedIn(shuffled)).toEqual(pinnedIn(question));
  });
  fc.assert(property);
});

const options = ['a', 'b', 'c'].map((id) => ({ id, label: { en: id } }));
const asked: Question = {
  id: 'q',
  kind: 'multiple_choice',
  title: { en: 'Which?' },
  help: {},
  required: false,
  shuffle: true,
  options,
};

it('shows every order about as often', () => {
  const seen = new Map<string, number>();
  for (let person = 0; person < 6_000; person++) {
    const order = idsOf(shuffledFor(asked, `respondent ${person}`)).join('');
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  expect([...seen.keys()].toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  for (const count of seen.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
});

it('leaves the order alone where nobody asked for another, and answers in the owner’s', () => {
  expect(idsOf(shuffledFor({ ...asked, shuffle: false }, 'somebody'))).toEqual(['a', 'b', 'c']);
  expect(readAnswer(asked, ['c', 'a'])).toEqual({ answer: ['a', 'c'] });
});
