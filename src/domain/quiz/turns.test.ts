import { describe, expect, it, test } from 'vitest';
import { questionsOf } from '../questionnaire/flow.ts';
import { NO_FACTS } from '../questionnaire/logic/facts.ts';
import type { Question, Questionnaire } from '../questionnaire/schema.ts';
import { checkQuestionTime } from './check-question-time.ts';
import { sampleQuiz } from './sample-quiz.ts';
import { isOver, nextQuestion, servedUntil, turnFrom } from './turns.ts';

const NOON = new Date('2026-03-01T06:00:00.000Z');
const after = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);
const turnOf = (question: string) => turnFrom({ id: question }, null, 30, NOON);
const next = (
  answers: Record<string, string>,
  turn: string | null,
  { quiz = sampleQuiz, final = null }: { quiz?: Questionnaire; final?: string[] | null } = {},
) => nextQuestion(quiz, { answers, untouched: [], facts: NO_FACTS, final }, turn === null ? null : turnOf(turn))?.id;

const sample = questionsOf(sampleQuiz);
const quizOf = (questions: readonly Question[]): Questionnaire => ({
  sections: [{ id: 's1', title: {}, intro: {}, questions: [...questions] }],
});

const LOGIC = { showIf: { op: 'value_known' as const, variable: 'score' }, jumps: [{ to: 'delta' }] };
const NOTHING = { answers: {}, facts: NO_FACTS };

const withLogic = quizOf(
  sample.map((question) => {
    if (question.id === 'capital') return { ...question, jumps: [{ to: 'delta' }] };
    return question.id === 'flower' ? { ...question, required: true } : question;
  }),
);

test('a question has its seconds and what is allowed for the way, unless it is saved before', () => {
  const turn = turnOf('capital');
  expect(turn.until).toBe(after(30).toISOString());
  expect([after(0), after(30), after(32), after(32.001)].map((now) => isOver(turn, now))).toEqual([
    ...[false, false, false, true],
  ]);
  expect(isOver({ ...turn, saved: true }, NOON)).toBe(true);
});

describe('the next question', () => {
  it('is the first, then the one after it, answered or not, and none after the last', () => {
    expect([next({}, null), next({}, 'capital'), next({}, 'districts'), next({}, 'remarks')]).toEqual([
      ...['capital', 'rivers', 'remarks', undefined],
    ]);
    expect(next({ capital: 'o1', rivers: 'o1' }, 'capital')).toBe('rivers');
  });

  it('is the first without an answer for whoever began before questions had their time', () => {
    expect(next({ capital: 'o1' }, null)).toBe('rivers');
    expect(next({ rivers: 'o1' }, null, { final: ['capital'] })).toBe('delta');
  });
});

describe('what was served', () => {
  it('ends with the question that is before somebody, and asks nothing anew', () => {
    const served = servedUntil(withLogic, turnOf('districts'), NOTHING);
    const questions = served.sections.flatMap((section) => section.questions);
    expect(questions.map(({ id }) => id)).toEqual(['capital', 'delta', 'flower', 'districts']);
    expect(questions.every(({ required }) => !required)).toBe(true);
    const now = servedUntil(withLogic, turnOf('flower'), NOTHING).sections[0]?.questions.at(-1);
    expect(now?.required).toBe(true);
    expect(JSON.stringify(servedUntil(withLogic, turnOf('capital'), NOTHING))).not.toContain('delta');
  });

  it('is settled: texts are filled, and nothing is left that names what comes later', () => {
    const known: Questionnaire = {
      ...quizOf([
        ...sample.slice(0, 1),
        { ...sample[1], title: { en: 'So {{answer:capital}}, {{value:score|none}}?' }, ...LOGIC } as Question,
        ...sample.slice(2),
      ]),
      variables: [{ id: 'score', label: 'Score', type: 'numeric', expression: { op: 'count', question: 'delta' } }],
      closings: [{ id: 'well', title: { en: 'Well done' }, text: {} }],
      hiddenValues: [{ id: 'group', label: {}, drawnFrom: ['red', 'blue'] }],
    };
    const served = servedUntil(known, turnOf('rivers'), { answers: { capital: 'o1' }, facts: NO_FACTS });
    expect(served.sections[0]?.questions[1]?.title.en).toBe('So Dhaka, none?');
    for (const later of ['delta', 'score', 'well', 'blue', 'showIf', 'jumps'])
      expect(JSON.stringify(served)).not.toContain(later);
    expect(served.hiddenValues).toEqual([{ id: 'group', label: {} }]);
  });

  it('is nothing before the first', () => {
    expect(servedUntil(sampleQuiz, null, NOTHING).sections.map(({ questions }) => questions)).toEqual([[]]);
  });
});

test('a question that takes longer to read than it has time is named', () => {
  const quiz = quizOf(
    sample.map((question) =>
      question.id === 'capital' ? { ...question, help: { en: 'word', bn: 'শব্দ '.repeat(60) } } : question,
    ),
  );
  const found = (seconds: number, languages: ('en' | 'bn')[]) =>
    checkQuestionTime(seconds, quiz, languages).map(({ key, severity, questionId }) =>
      [key, severity, questionId].join(' '),
    );
  expect(found(10, ['en', 'bn'])).toEqual(['questionTimeTooShort warning capital']);
  expect(found(10, ['en'])).toEqual([]);
  expect(found(20, ['en', 'bn'])).toEqual([]);
});
