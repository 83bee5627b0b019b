import fc from 'fast-check';
import { expect, it } from 'vitest';
import { someAnswers } from '../arbitraries/answers.ts';
import { questionnairesWithLogic } from '../arbitraries/questionnaires-with-logic.ts';
import { pathOf } from '../flow.ts';
import type { Condition } from './condition.ts';
import { END } from './end.ts';
import { NO_FACTS } from './facts.ts';
import { pathRange } from './path-range.ts';
import type { Jump, QuestionLogic } from './walk.ts';

const saidYes: Condition = { op: 'chose', question: 'a', options: ['yes'] };
const ask = (id: string, rest: Partial<QuestionLogic> = {}): QuestionLogic => ({ id, required: false, ...rest });
const rangeAfterA = (...jumps: Jump[]) =>
  pathRange(
    [{ id: 's', questions: [ask('a', { jumps }), ask('b', { jumps: [{ to: 'd' }] }), ask('c')] }, last],
    () => 1,
  );
const last = { id: 't', questions: [ask('d')] };

it('is of branches that lead together again the longer and the shorter', () => {
  expect(rangeAfterA()).toEqual({ least: 3, most: 3 });
  expect(rangeAfterA({ if: saidYes, to: 'c' })).toEqual({ least: 3, most: 3 });
  expect(rangeAfterA({ if: saidYes, to: 't' })).toEqual({ least: 2, most: 3 });
  expect(rangeAfterA({ if: saidYes, to: END })).toEqual({ least: 1, most: 3 });
  expect(rangeAfterA({ if: saidYes, to: END }, { to: 't' })).toEqual({ least: 1, most: 2 });
  expect(rangeAfterA({ to: 'gone' })).toEqual({ least: 1, most: 1 });
});

it('leaves out what is shown to some', () => {
  const sections = [
    { id: 's', questions: [ask('a'), ask('b', { showIf: saidYes })] },
    { ...last, showIf: saidYes },
  ];
  expect(pathRange(sections, () => 1)).toEqual({ least: 1, most: 3 });
});

it('has every path within it', () => {
  const cases = questionnairesWithLogic().chain((one) => fc.tuple(fc.constant(one), someAnswers(one)));
  fc.assert(
    fc.property(cases, ([one, answers]) => {
      const { asked } = pathOf(one, answers, NO_FACTS);
      const { least, most } = pathRange(one.sections, () => 1);
      expect(asked.length).toBeGreaterThanOrEqual(least);
      expect(asked.length).toBeLessThanOrEqual(most);
    }),
  );
});
