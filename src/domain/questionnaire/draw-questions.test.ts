import { describe, expect, it } from 'vitest';
import { checkDraws } from '../quiz/check-draws.ts';
import { markAnswers } from '../quiz/mark-answers.ts';
import type { Marking } from '../quiz/marking-schema.ts';
import { pointsInTotal } from '../quiz/points-in-total.ts';
import { drawnFor } from './draw-questions.ts';
import { estimateSeconds, questionsAsked } from './estimate.ts';
import { askedAndNot, decidesWhoIsAsked, pathOf, questionsOf } from './flow.ts';
import { factsOf, NO_FACTS } from './logic/facts.ts';
import type { Question, Questionnaire, Section } from './schema.ts';

const options = [
  { id: 'right', label: { en: 'Yes' } },
  { id: 'wrong', label: { en: 'No' } },
];
const questions: Question[] = [1, 2, 3, 4, 5, 6].map((number) => ({
  ...{ kind: 'single_choice', id: `q${number}`, title: { en: `Question ${number}` }, help: {}, required: true },
  options,
}));
const said: Question = { kind: 'statement', id: 'said', title: { en: 'Read this' }, help: {}, required: false };
const first: Question = { kind: 'yes_no', id: 'first', title: { en: 'Ready?' }, help: {}, required: true };
const key = { by: 'options' as const, right: ['right'] };
const marking: Marking = { questions: Object.fromEntries(questions.map(({ id }) => [id, { points: 2, key }])) };

function quizOf(draw: number, besides: Partial<Section> = {}): Questionnaire {
  const pool: Section = { id: 'pool', title: {}, intro: {}, questions: [said, ...questions], draw, ...besides };
  return { sections: [{ id: 's1', title: {}, intro: {}, questions: [first] }, pool], marking };
}

const quiz = quizOf(2);
const people = Array.from({ length: 600 }, (_none, person) => `person ${person}`);
const factsFor = (id: string) => factsOf({ id, locale: 'en', hiddenValues: {}, source: {}, picked: null });
const drawnOf = (id: string) => pathOf(quiz, {}, factsFor(id)).asked.map((question) => question.id);

describe('a draw', () => {
  it('asks each of so many, always the same, in the order they are written in', () => {
    for (const person of people.slice(0, 50)) {
      const asked = drawnOf(person);
      expect(asked.slice(0, 2)).toEqual(['first', 'said']);
      expect(asked).toHaveLength(4);
      expect(asked[2] !== undefined && asked[3] !== undefined && asked[2] < asked[3]).toBe(true);
      expect(drawnOf(person)).toEqual(asked);
    }
  });

  it('leaves every question and every pair to chance alike', () => {
    const pairs = Map.groupBy(people, (person) => drawnOf(person).slice(2).join());
    expect(pairs.size).toBe(15);
    for (const [, some] of pairs) expect(some.length).toBeGreaterThan(people.length / 15 / 2);
  });

  it('asks all of who is not known, and all where more is drawn than there is', () => {
    expect(pathOf(quiz, {}, NO_FACTS).asked).toHaveLength(8);
    expect(drawnFor(quizOf(9), factsFor('somebody')).sections[1]?.questions).toHaveLength(7);
    expect(drawnFor(quiz, NO_FACTS)).toBe(quiz);
  });

  it('leaves alone what is fixed of somebody who practises', () => {
    const practising = factsOf({
      id: 'somebody',
      locale: 'en',
      hiddenValues: {},
      source: {},
      picked: ['q1', 'q2', 'q3'],
    });
    expect(pathOf(quiz, {}, practising).asked.map(({ id }) => id)).toEqual(['q1', 'q2', 'q3']);
  });

  it('leaves nothing to be drawn in what somebody is sent', () => {
    const sent = drawnFor(quiz, factsFor('somebody'));
    expect(decidesWhoIsAsked(sent)).toBe(false);
    expect(questionsOf(sent)).toEqual(pathOf(quiz, {}, factsFor('somebody')).asked);
  });

  it('counts what was not drawn as not asked, and marks what was', () => {
    const { asked, notAsked } = askedAndNot(quiz, {}, factsFor('somebody'));
    expect(notAsked).toHaveLength(4);
    const marks = markAnswers(marking, asked, Object.fromEntries(questions.map(({ id }) => [id, 'right'])), null);
    expect(marks).toMatchObject({ earned: 4_000_000n, points: 4_000_000n, percent: 100 });
    expect(pointsInTotal(quiz)).toBe(4);
  });

  it('is told of as it is asked', () => {
    expect(questionsAsked(quiz)).toEqual({ questions: 3, mayBeFewer: false });
    expect(estimateSeconds(quiz, ['en'])).toBeLessThan(estimateSeconds(quizOf(6), ['en']));
  });
});

describe('the checker', () => {
  const keysOf = (questionnaire: Questionnaire, isQuiz = true) =>
    checkDraws(questionnaire, isQuiz).map(({ key: k }) => k);

  it('refuses a draw that is larger than its pool, and says how large both are', () => {
    expect(checkDraws(quizOf(6), true)).toEqual([]);
    expect(checkDraws(quizOf(7), true)).toEqual([
      { severity: 'error', key: 'drawOverPool', sectionId: 'pool', values: { draw: 7, pool: 6 } },
    ]);
  });

  it('refuses questions that are not worth the same', () => {
    const unequal = { ...marking, questions: { ...marking.questions, q3: { points: 3, key } } };
    expect(keysOf({ ...quiz, marking: unequal })).toEqual(['drawUnequal']);
    expect(keysOf({ ...quiz, marking: unequal }, false)).toEqual([]);
    const { q3: _unmarked, ...others } = marking.questions;
    expect(keysOf({ ...quiz, marking: { questions: others } })).toEqual(['drawUnequal']);
  });

  it('refuses logic among what is drawn, and jumps that lead there', () => {
    const showIf = { op: 'answered' as const, question: 'first' };
    const conditional = questions.map((question) => (question.id === 'q2' ? { ...question, showIf } : question));
    expect(checkDraws(quizOf(2, { questions: conditional }), true)).toEqual([
      { severity: 'error', key: 'drawWithLogic', sectionId: 'pool', questionId: 'q2' },
    ]);
    const jumping = { ...quiz, sections: quiz.sections.map((section) => withJump(section, 'q4')) };
    expect(keysOf(jumping)).toEqual(['jumpIntoDraw']);
    expect(keysOf({ ...quiz, sections: quiz.sections.map((section) => withJump(section, 'pool')) })).toEqual([]);
  });

  it('refuses conditions and texts that look at what is drawn', () => {
    const isAnswered = { op: 'answered' as const, question: 'q4' };
    const later: Section = {
      id: 'later',
      title: {},
      intro: {},
      questions: [{ ...first, id: 'later1', showIf: isAnswered }],
    };
    expect(keysOf({ ...quiz, sections: [...quiz.sections, later] })).toEqual(['drawNamed']);
    const saying: Section = { ...later, title: { en: 'After {{answer:q4|that}}' }, questions: [] };
    expect(keysOf({ ...quiz, sections: [...quiz.sections, saying] })).toEqual(['drawNamed']);
  });
});

function withJump(section: Section, to: string): Section {
  if (section.id !== 's1') return section;
  return { ...section, questions: [{ ...first, jumps: [{ to }] }] };
}
