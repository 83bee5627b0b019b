import { expect, test } from 'vitest';
import { moveQuestion } from '../editing/edit.ts';
import { blankQuestion } from '../registry.ts';
import type { Question, Questionnaire } from '../schema.ts';
import { brokenByOrder } from './broken-by-order.ts';

const asked: Question = { ...blankQuestion('yes_no', () => 'a'), jumps: [{ to: 'c' }] };
const hanging: Question = { ...blankQuestion('number', () => 'b'), showIf: { op: 'answered', question: 'a' } };
const saying: Question = { ...blankQuestion('short_text', () => 'c'), title: { en: 'Why {{answer:a|it}}?' } };
const free: Question = blankQuestion('short_text', () => 'd');

const questionnaire: Questionnaire = {
  sections: [{ id: 's', title: {}, intro: {}, questions: [asked, hanging, saying, free] }],
};

test.each([
  ['a', 0, 0],
  ['a', 1, 1],
  ['a', 2, 3],
  ['b', 0, 1],
  ['c', 0, 2],
  ['d', 0, 0],
])('moving %s to place %i breaks %i', (id, index, broken) => {
  const moved = moveQuestion(questionnaire, id, { sectionId: 's', index });
  expect(brokenByOrder(questionnaire, moved)).toBe(broken);
  // What was wrong before is not the move's.
  expect(brokenByOrder(moved, moveQuestion(moved, 'd', { sectionId: 's', index: 0 }))).toBe(0);
});
