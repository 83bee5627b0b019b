import { expect, it } from 'vitest';
import { blankQuestion, isAsking, QUESTION_KINDS } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { renderPage } from '#kit/web/testing/render-page.tsx';
import { textOf } from '#messages/translate.ts';
import { QuestionField } from './question-field.tsx';

let ids = 0;
const newId = () => `id${++ids}`;

function render(question: Question, more: { shown?: string[]; error?: string } = {}): string {
  const props = { question, name: `answers.${question.id}`, position: 3, ...more };
  return renderPage('bn', <QuestionField {...props} />, '/bn');
}

it.each(QUESTION_KINDS.filter((kind) => isAsking({ kind })))(
  '%s: named for the wire, numbered, its help and error tied to it',
  (kind) => {
    const question: Question = { ...blankQuestion(kind, newId), title: { bn: 'কী?' }, help: { bn: 'ভাবুন' } };
    const html = render(question, { error: 'ভুল' });
    const name = `answers.${question.id}`;
    expect(html).toContain(`name="${name}"`);
    expect(html).toContain('৩. ');
    expect(html).toContain(`aria-describedby="field-${name}-hint field-${name}-error`);
    expect(html).toContain(`id="field-${name}-hint"`);
    expect(html).toContain(`id="field-${name}-error"`);
    expect(html.split(`id="field-${name}"`)).toHaveLength(2);
  },
);

it('says what is only said without a number, as text to read', () => {
  const question: Question = { ...blankQuestion('statement', newId), title: { bn: 'শুনুন' }, help: { bn: 'ভাবুন' } };
  const html = render(question);
  expect(html).toMatch(/<h3[^>]*>শুনুন<\/h3><p[^>]*>ভাবুন<\/p>/);
  expect(html).not.toMatch(/৩|name=|ঐচ্ছিক/);
});

it('marks a text with its language where that is not the page’s', () => {
  const question: Question = { ...blankQuestion('short_text', newId), title: { en: 'What?' } };
  expect(render(question)).toContain('<span lang="en">What?</span>');
  expect(render({ ...question, title: { en: 'What?', bn: 'কী?' } })).toContain('<span>কী?</span>');
});

it('says what is not written yet, while it is being made', () => {
  const question = blankQuestion('dropdown', newId);
  expect(render(question)).toContain(`<em>${textOf('bn')('questions:untitled')}</em>`);
  expect(render(question)).toContain(`>${textOf('bn')('questions:option', { number: 1 })}</option>`);
});

it('hides a hint that the error says already, and keeps its room for when it is mended', () => {
  const question: Question = { ...blankQuestion('number', newId), title: { bn: 'কত?' }, min: 1, max: 300 };
  const field = `field-answers.${question.id}`;
  expect(render(question)).toContain(`aria-describedby="${field}-hint"`);
  const same = render(question, { error: '১ থেকে ৩০০-এর মধ্যে একটি সংখ্যা লিখুন' });
  expect(same).toContain(`aria-describedby="${field}-hint ${field}-error"`);
  expect(same).toContain('<p data-hint="" data-said="">১ থেকে ৩০০</p>');
  expect(render(question, { error: 'পূর্ণ সংখ্যা লিখুন' })).toContain('<p data-hint="">১ থেকে ৩০০</p>');
});

it('says at the ends of a scale which is the least, unless its owner does', () => {
  const least = textOf('bn')('questions:lowest');
  for (const kind of ['rating', 'opinion_scale'] as const) {
    const question: Question = blankQuestion(kind, newId);
    const ends = `id="field-answers.${question.id}-ends"`;
    expect(render(question)).toContain(ends);
    expect(render(question)).toContain(least);
    expect(render({ ...question, help: { bn: '১ মানে ভালো নয়' } })).not.toContain(least);
  }
});

it('offers to take an answer back only where none is needed', () => {
  const question = blankQuestion('rating', newId);
  expect(render(question)).toContain('name="clear"');
  expect(render({ ...question, required: true })).not.toContain('name="clear"');
});

it('says what of an address may be left out where the rest may not', () => {
  const question: Question = { ...blankQuestion('postal_address', newId), asksPostcode: true };
  const spare = (html: string) =>
    html.match(/data-optional-part=""><label[^>]*>[^<]*<span>[^<]*<\/span>/g)?.length ?? 0;
  expect(spare(render({ ...question, required: true }))).toBe(2);
  expect(spare(render(question))).toBe(0);
});
