import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../answers/answer.ts';
import { someAnswers } from '../arbitraries/answers.ts';
import { someFacts } from '../arbitraries/facts.ts';
import { questionnairesWithLogic } from '../arbitraries/questionnaires-with-logic.ts';
import { decidesWhoIsAsked, missingRequired, pathOf, progressOf, questionsOf, splitByPath } from '../flow.ts';
import { questionnaireSchema } from '../schema.ts';
import type { Condition } from './condition.ts';
import { END } from './end.ts';
import { type Jump, type QuestionLogic, walk } from './walk.ts';

const saidYes: Condition = { op: 'chose', question: 'a', options: ['yes'] };

function ask(id: string, logic: Partial<QuestionLogic> = {}): QuestionLogic {
  return { id, required: false, ...logic };
}

function askedIn(questions: readonly QuestionLogic[], answers: Answers, showIf?: Condition): string[] {
  const sections = [
    { id: 's1', questions: [ask('a')] },
    { id: 's2', showIf, questions },
    { id: 's3', questions: [ask('z')] },
  ];
  return walk({ sections }, answers).asked.map(({ id }) => id);
}

function afterA(jumps: Jump[], answers: Answers): string[] {
  const sections = [
    { id: 's1', questions: [ask('a', { jumps }), ask('b')] },
    { id: 's2', questions: [ask('c'), ask('d')] },
  ];
  return walk({ sections }, answers).asked.map(({ id }) => id);
}

describe('a question with a condition', () => {
  it('is asked of those for whom it holds', () => {
    expect(askedIn([ask('b', { showIf: saidYes }), ask('c')], { a: 'yes' })).toEqual(['a', 'b', 'c', 'z']);
    expect(askedIn([ask('b', { showIf: saidYes }), ask('c')], { a: 'no' })).toEqual(['a', 'c', 'z']);
    expect(askedIn([ask('b', { showIf: saidYes }), ask('c')], {})).toEqual(['a', 'c', 'z']);
  });

  it('keeps its section to those for whom that holds', () => {
    expect(askedIn([ask('b'), ask('c')], { a: 'yes' }, saidYes)).toEqual(['a', 'b', 'c', 'z']);
    expect(askedIn([ask('b'), ask('c')], { a: 'no' }, saidYes)).toEqual(['a', 'z']);
  });

  it('is as if unanswered where it is not asked, whatever was answered before', () => {
    const onB: Condition = { op: 'answered', question: 'b' };
    const questions = [ask('b', { showIf: saidYes }), ask('c', { showIf: onB })];
    expect(askedIn(questions, { a: 'yes', b: 'tea' })).toEqual(['a', 'b', 'c', 'z']);
    expect(askedIn(questions, { a: 'no', b: 'tea' })).toEqual(['a', 'z']);
  });

  it('cannot look ahead', () => {
    const onZ: Condition = { op: 'answered', question: 'z' };
    expect(askedIn([ask('b', { showIf: onZ })], { z: 'late' })).toEqual(['a', 'z']);
  });

  it('has to be answered by those for whom that holds', () => {
    const sections = [
      { id: 's', questions: [ask('a'), ask('b', { requireIf: saidYes }), ask('c', { required: true })] },
    ];
    expect(walk({ sections }, { a: 'yes' }).required.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(walk({ sections }, { a: 'no' }).required.map(({ id }) => id)).toEqual(['c']);
  });
});

describe('a jump', () => {
  it('leads to a question or to the beginning of a section', () => {
    expect(afterA([{ if: saidYes, to: 'd' }], { a: 'yes' })).toEqual(['a', 'd']);
    expect(afterA([{ if: saidYes, to: 's2' }], { a: 'yes' })).toEqual(['a', 'c', 'd']);
    expect(afterA([{ if: saidYes, to: 'd' }], { a: 'no' })).toEqual(['a', 'b', 'c', 'd']);
  });

  it('ends where nothing more is asked', () => {
    expect(afterA([{ to: END }], {})).toEqual(['a']);
  });

  it('is the first that holds', () => {
    const jumps = [{ if: saidYes, to: 'c' }, { to: 'd' }];
    expect(afterA(jumps, { a: 'yes' })).toEqual(['a', 'c', 'd']);
    expect(afterA(jumps, { a: 'no' })).toEqual(['a', 'd']);
  });

  it('leads nowhere else from a question that is not asked', () => {
    const sections = [
      { id: 's', questions: [ask('a'), ask('b', { showIf: saidYes, jumps: [{ to: END }] }), ask('c')] },
    ];
    expect(walk({ sections }, { a: 'no' }).asked.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('back, or to what is gone, asks nothing more', () => {
    expect(afterA([{ to: 'gone' }], {})).toEqual(['a']);
    expect(afterA([{ to: 's1' }], {})).toEqual(['a']);
  });
});

describe('any path', () => {
  const cases = questionnairesWithLogic().chain((one) => fc.tuple(fc.constant(one), someAnswers(one), someFacts()));

  it('goes through the questions in order, each at most once, and starts at the first one without a condition', () => {
    fc.assert(
      fc.property(cases, ([one, answers, facts]) => {
        const { asked, required } = pathOf(one, answers, facts);
        expect(questionsOf(one).filter((question) => asked.includes(question))).toEqual(asked);
        expect(asked.filter((question) => required.includes(question))).toEqual(required);
      }),
    );
  });

  it('is the same without the answers that are off it, so that taking them out twice is taking them out once', () => {
    fc.assert(
      fc.property(cases, ([one, answers, facts]) => {
        const { onPath, offPath } = splitByPath(one, answers, facts);
        expect({ ...onPath, ...offPath }).toEqual(answers);
        expect(pathOf(one, onPath, facts)).toEqual(pathOf(one, answers, facts));
        expect(splitByPath(one, onPath, facts)).toEqual({ onPath, offPath: {} });
        expect(missingRequired(one, onPath, facts)).toEqual(missingRequired(one, answers, facts));
        expect(progressOf(one, onPath, facts)).toEqual(progressOf(one, answers, facts));
      }),
    );
  });

  it('asks everybody everything where there is no logic', () => {
    fc.assert(
      fc.property(cases, ([one, answers, facts]) => {
        fc.pre(!decidesWhoIsAsked(one));
        expect(pathOf(one, answers, facts).asked).toEqual(questionsOf(one));
      }),
    );
  });

  it('is of a questionnaire that can be stored', () => {
    fc.assert(fc.property(questionnairesWithLogic(), (one) => questionnaireSchema.safeParse(one).success));
  });
});
