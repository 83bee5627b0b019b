import { expect, it } from 'vitest';
import { inputOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { readForm } from './read-form.ts';

const everyQuestion = { title: {}, help: {}, required: false };
const one: Question = { ...everyQuestion, kind: 'single_choice', id: 'one', options: [] };
const many: Question = { ...everyQuestion, kind: 'multiple_choice', id: 'many', options: [] };
const text: Question = { ...everyQuestion, kind: 'short_text', id: 'text' };
const day: Question = { ...everyQuestion, kind: 'date', id: 'day' };

function posted(...fields: [string, string][]): Record<string, string[]> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return readForm([one, many, text, day], form);
}

it('reads what was chosen beside the blank that says nothing was', () => {
  const typed = posted(['answers.one', ''], ['answers.one', 'o2'], ['answers.many', ''], ['answers.many', 'o1']);
  expect(typed).toEqual({ one: ['o2'], many: ['o1'] });
  expect(inputOf(one, ['o2'])).toBe('o2');
  expect(inputOf(many, ['o1'])).toEqual(['o1']);
});

it('tells nothing chosen, which clears, from a question that was not on the page', () => {
  expect(posted(['answers.one', ''], ['answers.many', ''])).toEqual({ one: [], many: [] });
  expect(inputOf(one, [])).toBe('');
  expect(inputOf(many, [])).toEqual([]);
});

it('reads a day from its three fields, and shows them again as they were typed', () => {
  const typed = posted(
    ['answers.day', ''],
    ['answers.day.day', '৫'],
    ['answers.day.month', '03'],
    ['answers.day.year', ''],
  );
  expect(typed).toEqual({ day: ['৫', '03', ''] });
  expect(inputOf(day, ['৫', '03', '২০২৬'])).toBe('2026-03-05');
  expect(posted(['answers.day', ''], ['answers.day.day', ''], ['answers.day.month', '']).day).toEqual([]);
  expect(inputOf(day, [])).toBe('');
});

it('takes a day from a page that had one field for it', () => {
  expect(inputOf(day, posted(['answers.day', '2026-03-05']).day ?? [])).toBe('2026-03-05');
});

it('takes no other names', () => {
  expect(posted(['answers.other', 'x'], ['go', 'next'])).toEqual({});
});
