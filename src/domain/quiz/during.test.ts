import { expect, it } from 'vitest';
import { NO_FACTS } from '../questionnaire/logic/facts.ts';
import type { Question } from '../questionnaire/schema.ts';
import { changesToFinal, finalWith, isSentAhead, surelyTold, toldDuring } from './during.ts';
import { REVEALED, type Revealed } from './reveal.ts';
import { RIGHT, sampleQuiz } from './sample-quiz.ts';

const [section] = sampleQuiz.sections;
const sections = sampleQuiz.sections.map((one) => ({
  ...one,
  questions: one.questions.map((question) => ({ ...question, required: question.id === 'rivers' }) as Question),
}));
const withRequired = { ...sampleQuiz, sections };
const said = { facts: NO_FACTS, locale: 'en' } as const;

it('what is sent is final, unless it has still to be answered and has its time', () => {
  const sent = ['capital', 'rivers', 'elsewhere'];
  const final = (answers: object, isOver = false) =>
    finalWith(withRequired, sent, { answers: answers as typeof RIGHT, facts: NO_FACTS, isOver });
  expect(final({ capital: 'o2' })).toEqual(['capital']);
  expect(final({})).toEqual(['capital']);
  expect(final({ rivers: ['o1'], delta: 'yes' })).toEqual(['capital', 'rivers']);
  expect(final({}, true)).toEqual(['capital', 'rivers']);
});

it('what is sent has its turn once all that is asked before it is final, kept, or sent with it', () => {
  const ahead = (patch: object, known: { answers?: object; final?: string[]; untouched?: string[] } = {}) => {
    const { final = [], untouched = [] } = known;
    const answers = { ...known.answers, ...patch } as typeof RIGHT;
    return isSentAhead(withRequired, Object.keys(patch), { answers, facts: NO_FACTS, untouched, final });
  };
  expect([ahead({ capital: 'o1' }), ahead({ rivers: ['o1'] }), ahead({ capital: 'o1', delta: 'yes' })]).toEqual([
    ...[false, true, true],
  ]);
  expect(ahead({ capital: 'o1', rivers: ['o1'], delta: 'yes' })).toBe(false);
  expect(ahead({ rivers: ['o1'] }, { final: ['capital'] })).toBe(false);
  expect(ahead({ rivers: ['o1'] }, { answers: { capital: 'o2' } })).toBe(false);
  expect(ahead({ rivers: ['o1'] }, { answers: { capital: 'o2' }, untouched: ['capital'] })).toBe(true);
  expect(ahead({ delta: 'yes' }, { final: ['delta'] })).toBe(false);
  // What has still to be answered is not settled by leaving it out.
  expect(ahead({ capital: undefined, rivers: undefined })).toBe(false);
  expect(ahead({ capital: undefined, rivers: undefined, delta: 'yes' })).toBe(true);
});

it('an answer that does not fit what is offered is none', () => {
  const longest = (required: boolean) => ({
    ...{ kind: 'single_choice' as const, id: 'longest', title: { en: 'Which is the longest?' }, help: {}, required },
    carried: { from: 'rivers', which: 'chosen' as const },
    options: ['o1', 'o2'].map((id) => ({ id, label: { en: id }, carried: true })),
  });
  const quiz = (required: boolean) => ({
    sections: [{ id: 's1', title: {}, intro: {}, questions: [...(section?.questions ?? []), longest(required)] }],
    marking: { questions: { longest: { points: 1, key: { by: 'options' as const, right: ['o1'] } } } },
  });
  const answers = { rivers: ['o2'], longest: 'o1' };
  const final = (required: boolean) =>
    finalWith(quiz(required), ['longest'], { answers, facts: NO_FACTS, isOver: false });
  expect([final(true), final(false)]).toEqual([[], ['longest']]);
  const [told] = toldDuring(quiz(false), ['longest'], { ...said, answers }, REVEALED);
  expect(told).toMatchObject({ outcome: 'unanswered', answer: '', marks: { earned: 0, points: 1 } });
});

it('what is final is changed by another answer, by none, and by one to what was left out', () => {
  const changed = (patch: object) =>
    Object.keys(changesToFinal(['capital', 'rivers', 'flower'], RIGHT, patch as never));
  expect(changed({ capital: 'o1', rivers: ['o1', 'o2', 'o3'], delta: 'no' })).toEqual([]);
  expect(changed({ capital: 'o2', rivers: null, flower: 'Rose' })).toEqual(['capital', 'rivers', 'flower']);
  expect(Object.keys(changesToFinal(['capital'], {}, { capital: 'o1' }))).toEqual(['capital']);
  expect(changesToFinal(['capital'], {}, { capital: null })).toEqual({});
  expect(changesToFinal(null, RIGHT, { capital: 'o2' })).toEqual({});
});

it('tells of what is final and counts, in order, and of nothing else', () => {
  const tell = (final: string[], answers: object = RIGHT, shown = REVEALED as readonly (typeof REVEALED)[number][]) =>
    toldDuring(sampleQuiz, final, { ...said, answers: answers as typeof RIGHT }, shown);
  expect(tell(['delta', 'capital', 'remarks']).map(({ id, outcome }) => [id, outcome])).toEqual([
    ['capital', 'right'],
    ['delta', 'right'],
  ]);
  expect(tell([])).toEqual([]);
  expect(tell(['capital'], RIGHT, [])).toEqual([]);
  // Nothing is written of it, and nothing was answered.
  expect(tell(['rivers'], RIGHT, ['feedback'])).toEqual([]);
  expect(tell(['rivers'], {}, ['attempt'])).toEqual([]);
  for (const { id } of section?.questions ?? []) {
    const others = (section?.questions ?? []).filter((question) => question.id !== id).map(({ title }) => title.en);
    const words = JSON.stringify(tell([id]));
    for (const other of others) expect(words).not.toContain(other);
  }
});

it('something is surely told of what is told of when it is left out', () => {
  const surely = (shown: readonly Revealed[]) => surelyTold(sampleQuiz.marking, section?.questions ?? [], shown);
  expect(surely(['correctness'])).toEqual(['capital', 'rivers', 'delta', 'flower', 'districts']);
  expect(surely(['feedback'])).toEqual(['capital']);
  expect(surely(['attempt'])).toEqual([]);
  expect(surely([])).toEqual([]);
});
