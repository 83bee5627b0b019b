import fc from 'fast-check';
import { expect, it } from 'vitest';
import { someAnswers } from '../arbitraries/answers.ts';
import { someFacts } from '../arbitraries/facts.ts';
import { questionnairesWithLogic } from '../arbitraries/questionnaires-with-logic.ts';
import { pathOf, questionsOf } from '../flow.ts';
import type { Condition } from './condition.ts';
import { END } from './end.ts';
import { NO_FACTS } from './facts.ts';
import { atStake, forksIn } from './forks.ts';
import type { QuestionLogic } from './walk.ts';

const saidYes = (question: string): Condition => ({ op: 'chose', question, options: ['yes'] });

function ask(id: string, logic: Partial<QuestionLogic> = {}): QuestionLogic {
  return { id, required: false, ...logic };
}

const ids = (questions: readonly QuestionLogic[]) => questions.map(({ id }) => id);

it('knows the questions that conditions to show and to jump look at, and no others', () => {
  const questions = [
    ask('a'),
    ask('b', { showIf: saidYes('a') }),
    ask('c', { requireIf: saidYes('b'), jumps: [{ to: END }] }),
    ask('d', { jumps: [{ if: saidYes('c'), to: END }] }),
  ];
  const sections = [
    { id: 's', questions },
    { id: 't', showIf: saidYes('d'), questions: [ask('e')] },
  ];
  expect([...forksIn({ sections })].sort()).toEqual(['a', 'c', 'd']);
});

it('names the answers that another one at a fork may take off the path, also those that hang on them', () => {
  const questions = [
    ask('a'),
    ask('b', { showIf: saidYes('a') }),
    ask('c', { showIf: saidYes('b') }),
    ask('d'),
    ask('e', { showIf: saidYes('d') }),
    ask('f', { showIf: saidYes('a') }),
  ];
  const sections = [{ id: 's', questions }];
  const given = { a: 'yes', b: 'yes', c: 'no', d: 'yes', e: 'no' };
  expect(ids(atStake({ sections }, given, NO_FACTS, 'a'))).toEqual(['b', 'c']);
  expect(ids(atStake({ sections }, given, NO_FACTS, 'b'))).toEqual(['c']);
  expect(ids(atStake({ sections }, { ...given, a: 'no' }, NO_FACTS, 'a'))).toEqual([]);
});

it('counts in what a jump may pass over', () => {
  const questions = [ask('a', { jumps: [{ if: saidYes('a'), to: 'c' }] }), ask('b'), ask('c')];
  expect(ids(atStake({ sections: [{ id: 's', questions }] }, { a: 'no', b: 'x', c: 'x' }, NO_FACTS, 'a'))).toEqual([
    'b',
  ]);
});

it('names whatever another answer takes off the path, and nothing that lies before', () => {
  const people = questionnairesWithLogic().chain((questionnaire) =>
    fc.tuple(fc.constant(questionnaire), someAnswers(questionnaire), someAnswers(questionnaire), someFacts()),
  );
  const property = fc.property(people, ([questionnaire, said, other, facts]) => {
    const order = questionsOf(questionnaire);
    const { asked } = pathOf(questionnaire, said, facts);
    for (const [at, { id }] of order.entries()) {
      const named = atStake(questionnaire, said, facts, id);
      expect(named.every((question) => order.indexOf(question) > at)).toBe(true);
      const { [id]: _, ...rest } = said;
      const changed = other[id] === undefined ? rest : { ...said, [id]: other[id] };
      const after = new Set(pathOf(questionnaire, changed, facts).asked);
      const lost = asked.filter((question) => said[question.id] !== undefined && !after.has(question));
      expect(named).toEqual(expect.arrayContaining(lost));
    }
  });
  fc.assert(property);
});
