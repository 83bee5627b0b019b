import { describe, expect, it } from 'vitest';
import { branchesOf, hasBranches } from './branches.ts';
import { questionsOf } from './flow.ts';
import { END } from './logic/end.ts';
import { NO_FACTS } from './logic/facts.ts';
import type { Jump } from './logic/walk.ts';
import { blankQuestion, QUESTION_KINDS } from './registry.ts';
import type { Question, Questionnaire } from './schema.ts';

const asked = (id: string, more: Partial<Question> = {}): Question =>
  ({ ...blankQuestion('short_text', () => id), title: { en: id }, ...more }) as Question;

function survey(jumps: Jump[], screensOut = false): Questionnaire {
  const walks = { ...blankQuestion('yes_no', () => 'walks'), jumps };
  return {
    sections: [
      { id: 's1', title: { en: 'You' }, intro: {}, questions: [walks, asked('shoes')] },
      { id: 's2', title: { en: 'Your commute' }, intro: {}, questions: [asked('bus')] },
    ],
    closings: [{ id: 'bye', title: { en: 'Bye' }, text: {}, screensOut }],
  };
}

const saidNo = { op: 'chose', question: 'walks', options: ['no'] } as const;
const noTo = (to: string): Jump[] => [{ if: { ...saidNo, options: ['no'] }, to }];

function branches(questionnaire: Questionnaire) {
  const [question] = questionsOf(questionnaire);
  return Object.fromEntries(branchesOf(questionnaire, {}, NO_FACTS, question as Question));
}

describe('where options lead', () => {
  it('is the question that follows, called by its section where that is another', () => {
    expect(branches(survey(noTo('bus')))).toEqual({ yes: { to: { en: 'shoes' } }, no: { to: { en: 'Your commute' } } });
  });

  it('may be the end', () => {
    expect(branches(survey(noTo(END)))).toEqual({ yes: { to: { en: 'shoes' } }, no: 'end' });
    expect(branches(survey(noTo('bye')))).toMatchObject({ no: 'end' });
  });

  it('is not said where all lead to the same', () => {
    expect(branches(survey([]))).toEqual({});
  });

  it('is not said where one screens out, which would say which answer to give', () => {
    expect(branches(survey(noTo('bye'), true))).toEqual({});
  });
});

it('branches are what one is chosen of', () => {
  let made = 0;
  const kinds = QUESTION_KINDS.filter((kind) => hasBranches(blankQuestion(kind, () => `id${made++}`)));
  expect(kinds).toEqual(['single_choice', 'dropdown', 'yes_no']);
});
