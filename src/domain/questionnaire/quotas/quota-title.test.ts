import { expect, it } from 'vitest';
import type { Condition } from '../logic/condition.ts';
import type { Question } from '../schema.ts';
import { quotaTitle } from './quota-title.ts';

const question: Question = {
  kind: 'single_choice',
  id: 'mainly',
  title: { en: 'How do you mostly travel?' },
  help: {},
  required: true,
  options: [
    { id: 'o1', label: { en: 'Bus', bn: 'বাস' } },
    { id: 'o2', label: { en: 'Metro rail', bn: 'মেট্রোরেল' } },
    { id: 'o3', label: { en: 'Car', bn: 'গাড়ি' } },
  ],
};

const title = (name: string, condition: Condition) => quotaTitle({ name, condition }, [question], 'bn');
const chose = (...options: string[]): Condition => ({ op: 'chose', question: 'mainly', options });

it('is called as its owner calls it, or else by its options in the language of who reads', () => {
  expect(title('Bus', chose('o1'))).toBe('Bus');
  expect(title('', chose('o1'))).toBe('বাস');
  expect(title('', chose('o1', 'o3'))).toBe('বাস, গাড়ি');
});

it('has no name where it is about anything else', () => {
  expect(title('', { op: 'and', of: [chose('o1')] })).toBe('');
  expect(title('', { op: 'chose', question: 'gone', options: ['o1'] })).toBe('');
});
