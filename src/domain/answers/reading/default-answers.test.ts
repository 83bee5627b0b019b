import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersTo } from '../../questionnaire/arbitraries/answers.ts';
import { questions } from '../../questionnaire/arbitraries/questions.ts';
import { changeKind } from '../../questionnaire/editing/edit.ts';
import { kindOf } from '../../questionnaire/registry.ts';
import type { Question, Questionnaire } from '../../questionnaire/schema.ts';
import { checkDefault, defaultAnswers, defaultOf, hasDefaults, sentOf, untouchedAfter } from './default-answers.ts';

const every = { title: {}, help: {}, required: false };
const options = [
  { id: 'o1', label: { en: 'Dhaka' } },
  { id: 'o2', label: { en: 'Khulna' } },
];
const age: Question = { ...every, id: 'age', kind: 'number', decimals: 0, max: 120, unit: {} };
const city: Question = { ...every, id: 'city', kind: 'single_choice', options };
const agrees: Question = { ...every, id: 'agrees', kind: 'consent', agreement: {} };
const asking = (...questions: Question[]): Questionnaire => ({
  sections: [{ id: 's', title: {}, intro: {}, questions }],
});

describe('a default answer', () => {
  it('may be whatever a link may suggest, of every kind', () => {
    const answered = questions('q').chain((question) => answersTo(question).map((answer) => ({ question, answer })));
    fc.assert(
      fc.property(answered, ({ question, answer }) => {
        const given = { ...question, default: answer } as Question;
        expect(defaultOf(given)).toEqual(kindOf(question).byHand ? undefined : answer);
        expect(checkDefault(given)).toHaveLength(kindOf(question).byHand ? 1 : 0);
      }),
    );
  });

  it('is read as one that is sent, and open until it is', () => {
    expect(defaultAnswers(asking({ ...age, default: '৩৪' }, city, { ...agrees }))).toEqual({ age: 34 });
    expect([asking({ ...age, default: '৩৪' }), asking(age)].map(hasDefaults)).toEqual([true, false]);
    expect(untouchedAfter({ age: 34, city: 'o1', agrees: 'agreed' }, { age: 34, city: null })).toEqual({
      agrees: 'agreed',
    });
    expect(sentOf({ age: 34, city: 'o1' }, { age: 34 })).toEqual({ city: 'o1' });
  });

  it.each([
    { ...age, default: 500 },
    { ...age, default: ['34'] },
    { ...city, default: 'o3' },
    { ...city, default: { constructor: 'x' } },
    { ...agrees, default: 'agreed' },
  ] as Question[])('that does not fit stands nowhere, and is an error: %j', (question) => {
    expect(defaultAnswers(asking(question))).toEqual({});
    expect(checkDefault(question)).toEqual([{ severity: 'error', key: 'defaultUnfit', questionId: question.id }]);
  });

  it('stays with another kind of question that takes the same', () => {
    const id = () => 'new';
    const chosen = { ...city, default: 'o2' } as Question;
    expect(changeKind(chosen, 'dropdown', id).default).toBe('o2');
    expect(changeKind(chosen, 'number', id).default).toBeUndefined();
    expect(changeKind({ ...age, default: 34 }, 'consent', id).default).toBeUndefined();
  });
});
