import { describe, expect, it } from 'vitest';
import { updateQuestion } from '#domain/questionnaire/editing/edit.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { numberedSections } from './numbering.ts';

const question = (id: string, title: string): Question => ({
  ...{ id, kind: 'short_text', required: false },
  ...{ title: { en: title }, help: {} },
});

const questionnaire: Questionnaire = {
  sections: [
    { id: 's1', title: {}, intro: {}, questions: [question('q1', 'One'), question('q2', 'Two')] },
    { id: 's2', title: {}, intro: {}, questions: [question('q3', 'Three')] },
  ],
};

describe('sections with their numbers', () => {
  it('name their questions and the number of the first', () => {
    expect(numberedSections(questionnaire)).toEqual([
      { id: 's1', questionIds: ['q1', 'q2'], firstNumber: 1 },
      { id: 's2', questionIds: ['q3'], firstNumber: 3 },
    ]);
  });

  it('are numbered anew when one before them has more questions', () => {
    const [first, second] = questionnaire.sections;
    const more = { ...first, questions: [...(first?.questions ?? []), question('q4', 'Four')] };
    expect(numberedSections({ sections: [more, second] } as Questionnaire)).toMatchObject([
      { questionIds: ['q1', 'q2', 'q4'], firstNumber: 1 },
      { id: 's2', firstNumber: 4 },
    ]);
    expect(numberedSections(questionnaire)[1]?.firstNumber).toBe(3);
  });

  it('are the same while nothing in them changes', () => {
    const before = numberedSections(questionnaire);
    const written = updateQuestion(questionnaire, question('q3', 'Three and a half'));
    expect(numberedSections(written)[0]).toBe(before[0]);
    expect(numberedSections(written)).toEqual(before);
  });
});
