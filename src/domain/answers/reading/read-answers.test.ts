import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someAnswers } from '../../questionnaire/arbitraries/answers.ts';
import { questionnaires } from '../../questionnaire/arbitraries/questionnaires.ts';
import type { Questionnaire } from '../../questionnaire/schema.ts';
import { applyPatch, readAnswers } from './read-answers.ts';

const everyQuestion = { title: {}, help: {}, required: true };
const questionnaire: Questionnaire = {
  sections: [
    {
      id: 's',
      title: {},
      intro: {},
      questions: [
        { ...everyQuestion, id: 'age', kind: 'number', decimals: 0, unit: {} },
        { ...everyQuestion, id: 'name', kind: 'short_text' },
      ],
    },
  ],
};

describe('reading answers', () => {
  it('separates what is good from what is not, and leaves the rest alone', () => {
    expect(readAnswers(questionnaire, { age: 'x', name: ' Respondent ' })).toEqual({
      patch: { name: 'Respondent' },
      problems: { age: { key: 'number' } },
    });
    expect(readAnswers(questionnaire, {})).toEqual({ patch: {}, problems: {} });
  });

  it('clears what is blank', () => {
    const { patch } = readAnswers(questionnaire, { age: '', name: null });
    expect(patch).toEqual({ age: null, name: null });
    expect(applyPatch({ age: 4, name: 'Respondent' }, patch)).toEqual({});
  });

  it('names questions it does not know, even one called __proto__', () => {
    const { patch, problems } = readAnswers(questionnaire, JSON.parse('{"__proto__":"a","toString":"b","other":1}'));
    expect(patch).toEqual({});
    expect(Object.keys(problems).sort()).toEqual(['__proto__', 'other', 'toString']);
    expect(problems.other).toEqual({ key: 'unknownQuestion' });
  });

  it.each([null, undefined, 'text', 3, [], [['age', 1]]])('refuses %j as a whole', (input) => {
    expect(readAnswers(questionnaire, input)).toEqual({ patch: {}, problems: { '': { key: 'malformed' } } });
  });

  it('gives stored answers back unchanged', () => {
    const cases = questionnaires().chain((one) => fc.tuple(fc.constant(one), someAnswers(one)));
    fc.assert(
      fc.property(cases, ([one, answers]) => {
        const { patch, problems } = readAnswers(one, answers);
        expect(problems).toEqual({});
        expect(applyPatch({}, patch)).toEqual(answers);
      }),
    );
  });
});

it('applies a patch without touching the answers it was given', () => {
  const before = Object.freeze({ age: 4, name: 'Respondent' });
  expect(applyPatch(before, { age: null, name: 'Stranger' })).toEqual({ name: 'Stranger' });
});
