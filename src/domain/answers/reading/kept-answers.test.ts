import { expect, it } from 'vitest';
import { NO_FACTS } from '../../questionnaire/logic/facts.ts';
import type { Question, Questionnaire } from '../../questionnaire/schema.ts';
import { changesToKept, keptAnswers } from './kept-answers.ts';

const drives = { op: 'chose' as const, question: 'drives', options: ['yes'] };
const questions: Question[] = [
  { kind: 'yes_no', id: 'drives', title: {}, help: {}, required: true },
  { kind: 'short_text', id: 'what', title: {}, help: {}, required: true, showIf: drives },
  { kind: 'short_text', id: 'why', title: {}, help: {}, required: true },
];
const questionnaire: Questionnaire = { sections: [{ id: 's1', title: {}, intro: {}, questions }] };
const said = { answers: { drives: 'no', what: 'A rickshaw' }, facts: NO_FACTS, untouched: [] };

it('what was said on the path stays; what is off it, or missing, does not', () => {
  expect([...keptAnswers(questionnaire, said)]).toEqual(['drives']);
  expect(changesToKept(questionnaire, said, { drives: 'yes', what: 'A bus', why: 'Short ways' })).toEqual({
    drives: { key: 'kept' },
  });
  expect(changesToKept(questionnaire, said, { drives: null })).toEqual({ drives: { key: 'kept' } });
});

it('what stood there from the start is not kept before it was sent', () => {
  expect([...keptAnswers(questionnaire, { ...said, untouched: ['drives'] })]).toEqual([]);
  const answers = { drives: 'yes', what: 'A bus' };
  expect([...keptAnswers(questionnaire, { ...said, answers, untouched: ['what'] })]).toEqual(['drives']);
});

it('the same once more is no change', () => {
  expect(changesToKept(questionnaire, said, { drives: 'no' })).toEqual({});
});
