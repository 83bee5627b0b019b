import { expect, it } from 'vitest';
import { inputOf, readAnswer } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { inputsOf, NOTHING, readForm } from './read-form.ts';

const everyQuestion = { title: {}, help: {}, required: false };
const one: Question = { ...everyQuestion, kind: 'single_choice', id: 'one', options: [] };
const many: Question = { ...everyQuestion, kind: 'multiple_choice', id: 'many', options: [] };
const text: Question = { ...everyQuestion, kind: 'short_text', id: 'text' };
const day: Question = { ...everyQuestion, kind: 'date', id: 'day' };

function posted(...fields: [string, string][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return readForm([one, many, text, day], form);
}

/** What a question's own field holds. */
function own(...shown: string[]) {
  return { shown, parts: {} };
}

it('reads what was chosen beside the blank that says nothing was', () => {
  const typed = posted(['answers.one', ''], ['answers.one', 'o2'], ['answers.many', ''], ['answers.many', 'o1']);
  expect(typed).toEqual({ one: own('o2'), many: own('o1') });
  expect(inputOf(one, own('o2'))).toBe('o2');
  expect(inputOf(many, own('o1'))).toEqual(['o1']);
});

it('tells nothing chosen, which clears, from a question that was not on the page', () => {
  expect(posted(['answers.one', ''], ['answers.many', ''])).toEqual({ one: NOTHING, many: NOTHING });
  expect(inputOf(one, NOTHING)).toBe('');
  expect(inputOf(many, NOTHING)).toEqual([]);
});

it('reads a day from its three fields, and shows them again as they were typed', () => {
  const typed = posted(
    ['answers.day', ''],
    ['answers.day.day', '৫'],
    ['answers.day.month', '03'],
    ['answers.day.year', ''],
  );
  expect(typed).toEqual({ day: { shown: [], parts: { day: ['৫'], month: ['03'] } } });
  expect(readAnswer(day, inputsOf([day], typed).day)).toEqual({ problem: { key: 'date' } });
  expect(posted(['answers.day', ''], ['answers.day.day', ''], ['answers.day.month', '']).day).toEqual(NOTHING);
  expect(inputOf(day, NOTHING)).toBe('');
});

it('takes a day from a page that had one field for it', () => {
  expect(inputOf(day, posted(['answers.day', '2026-03-05']).day ?? NOTHING)).toBe('2026-03-05');
});

it('takes no other names', () => {
  expect(posted(['answers.other', 'x'], ['go', 'next'])).toEqual({});
});
