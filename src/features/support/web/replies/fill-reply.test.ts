import { expect, test } from 'vitest';
import { fillReplies } from './fill-reply.ts';

const BOTH = {
  _id: 'both',
  name: { en: 'Greeting', bn: 'সম্ভাষণ' },
  text: { en: 'Hello {{name}}', bn: 'নমস্কার {{ name }}' },
  revision: 1,
};
const ENGLISH = {
  _id: 'english',
  name: { en: 'Number', bn: '' },
  text: { en: 'It is {{ticket}}.', bn: '' },
  revision: 1,
};
const RAHIMA = { name: 'Rahima', ticket: '১২', locale: 'bn' } as const;

test('replies are filled in, in the language of whom they go to, and else in the one that there is', () => {
  expect(fillReplies([BOTH, ENGLISH], RAHIMA, 'en', '')).toEqual([
    { id: 'both', name: 'Greeting', text: 'নমস্কার Rahima', lang: 'bn' },
    { id: 'english', name: 'Number', text: 'It is ১২.', lang: 'en' },
  ]);
});

test('what is in a name is no variable', () => {
  const [filled] = fillReplies([BOTH], { ...RAHIMA, name: '{{ticket}}' }, 'bn', '');
  expect(filled?.text).toBe('নমস্কার {{ticket}}');
});

test('one that says the number of a ticket is not offered where there is no ticket', () => {
  expect(fillReplies([ENGLISH], { name: 'Karim', locale: 'en' }, 'en', '')).toEqual([]);
});

test('they are found by their names in both languages and by their words', () => {
  const found = (search: string) => fillReplies([BOTH, ENGLISH], RAHIMA, 'en', search).map(({ id }) => id);
  expect([found('সম্ভা'), found('numb'), found('নমস্কার'), found('nothing')]).toEqual([
    ['both'],
    ['english'],
    ['both'],
    [],
  ]);
});
