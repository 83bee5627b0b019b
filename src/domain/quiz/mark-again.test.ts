import { describe, expect, it } from 'vitest';
import type { Questionnaire } from '../questionnaire/schema.ts';
import { setQuestionMarking } from './edit-marking.ts';
import { markedByLater, marksAlike } from './mark-again.ts';
import { sampleQuiz } from './sample-quiz.ts';

const later = setQuestionMarking(sampleQuiz, 'capital', { points: 4, key: { by: 'options', right: ['o2'] } });

/** The same quiz, its first question with these options alone. */
function offering(questionnaire: Questionnaire, ids: readonly string[]): Questionnaire {
  const sections = questionnaire.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) =>
      question.id === 'capital' && question.kind === 'single_choice'
        ? { ...question, options: question.options.filter(({ id }) => ids.includes(id)) }
        : question,
    ),
  }));
  return { ...questionnaire, sections };
}

describe('markedByLater', () => {
  it('has the questions that were asked and the key of later, and is one object', () => {
    const marked = markedByLater(sampleQuiz, later);
    expect(marked.sections).toBe(sampleQuiz.sections);
    expect(marked.marking).toEqual(later.marking);
    expect(markedByLater(sampleQuiz, later)).toBe(marked);
    expect(markedByLater(sampleQuiz, sampleQuiz)).toBe(sampleQuiz);
  });

  it('takes what passes and what wrong answers cost from there', () => {
    const harder = { ...sampleQuiz, marking: { ...sampleQuiz.marking, pass: 90, penalty: 10 } };
    expect(markedByLater(sampleQuiz, harder).marking).toMatchObject({ pass: 90, penalty: 10 });
  });

  it('keeps the key of a question that is no longer asked, or asked in another way', () => {
    const gone = { ...later, sections: later.sections.map((section) => ({ ...section, questions: [] })) };
    expect(markedByLater(sampleQuiz, gone).marking?.questions).toEqual(sampleQuiz.marking.questions);
    const otherwise = {
      ...later,
      sections: later.sections.map((section) => ({
        ...section,
        questions: section.questions.map((question) =>
          question.id === 'capital' ? { ...question, kind: 'multiple_choice' as const } : question,
        ),
      })),
    } as Questionnaire;
    expect(markedByLater(sampleQuiz, otherwise).marking?.questions.capital).toEqual(
      sampleQuiz.marking.questions.capital,
    );
  });

  it('keeps all keys of what one draw is from where one of them stays, so that all are worth the same', () => {
    const drawing = (questionnaire: Questionnaire) => ({
      ...questionnaire,
      sections: questionnaire.sections.map((section) => ({ ...section, draw: 1 })),
    });
    const dearer = setQuestionMarking(later, 'delta', { points: 4, key: { by: 'options', right: ['no'] } });
    const before = drawing(offering(sampleQuiz, ['o1', 'o3']));
    expect(markedByLater(before, dearer).marking?.questions).toEqual(sampleQuiz.marking.questions);
    expect(markedByLater(drawing(sampleQuiz), dearer).marking?.questions.delta).toMatchObject({ points: 4 });
  });

  it('keeps the key where the new one names what was not offered then', () => {
    const before = offering(sampleQuiz, ['o1', 'o3']);
    expect(markedByLater(before, later).marking?.questions.capital).toEqual(sampleQuiz.marking.questions.capital);
    expect(markedByLater(offering(sampleQuiz, ['o1', 'o2']), later).marking?.questions.capital).toMatchObject({
      key: { right: ['o2'] },
    });
  });

  it('counts a question no more that does not count there', () => {
    const { capital: _, ...questions } = sampleQuiz.marking.questions;
    const uncounted = { ...sampleQuiz, marking: { ...sampleQuiz.marking, questions } };
    expect(markedByLater(sampleQuiz, uncounted).marking?.questions).toEqual(questions);
  });
});

describe('marksAlike', () => {
  it('looks at what marks, not at what is said', () => {
    const { bands: _, ...marking } = sampleQuiz.marking;
    const capital = { points: 2, key: { by: 'options' as const, right: ['o1'] } };
    expect(marksAlike(sampleQuiz.marking, { ...marking, questions: { ...marking.questions, capital } })).toBe(true);
    expect(marksAlike(sampleQuiz.marking, later.marking)).toBe(false);
    expect(marksAlike(sampleQuiz.marking, { ...marking, pass: 61 })).toBe(false);
    expect(marksAlike(sampleQuiz.marking, undefined)).toBe(false);
  });
});
