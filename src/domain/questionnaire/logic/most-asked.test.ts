import fc from 'fast-check';
import { expect, it } from 'vitest';
import { someAnswers } from '../arbitraries/answers.ts';
import { someFacts } from '../arbitraries/facts.ts';
import { questionnairesWithLogic } from '../arbitraries/questionnaires-with-logic.ts';
import { pathOf, questionsOf } from '../flow.ts';
import type { Condition } from './condition.ts';
import { END } from './end.ts';
import { NO_FACTS } from './facts.ts';
import { mostAsked } from './most-asked.ts';
import type { QuestionLogic } from './walk.ts';

const saidYes: Condition = { op: 'chose', question: 'a', options: ['yes'] };

function ask(id: string, logic: Partial<QuestionLogic> = {}): QuestionLogic {
  return { id, required: false, ...logic };
}

it('counts what may still be asked, and what is sure not to be is left out', () => {
  const sections = [{ id: 's', questions: [ask('a'), ask('b', { showIf: saidYes }), ask('c')] }];
  expect(mostAsked({ sections }, {}, NO_FACTS, 'a')).toEqual({ most: 3, isCertain: false });
  expect(mostAsked({ sections }, { a: 'no' }, NO_FACTS, 'c')).toEqual({ most: 2, isCertain: true });
  expect(mostAsked({ sections }, { a: 'yes' }, NO_FACTS, 'b')).toEqual({ most: 3, isCertain: true });
});

it('takes an answer that is being given for open', () => {
  const sections = [{ id: 's', questions: [ask('a', { jumps: [{ if: saidYes, to: END }] }), ask('b')] }];
  expect(mostAsked({ sections }, { a: 'yes' }, NO_FACTS, 'a')).toEqual({ most: 2, isCertain: false });
});

it('knows that whoever may be elsewhere may pass over a jump', () => {
  const jumps = [{ if: saidYes, to: 'c' }];
  const questions = [ask('a', { jumps }), ask('b', { jumps: [{ to: END }] }), ask('c'), ask('d')];
  expect(mostAsked({ sections: [{ id: 's', questions }] }, {}, NO_FACTS, 'a').most).toBe(4);
});

it('is never less than what is asked in the end, never grows on the way, and is the number where it is certain', () => {
  const people = questionnairesWithLogic().chain((questionnaire) =>
    fc.tuple(fc.constant(questionnaire), someAnswers(questionnaire), someAnswers(questionnaire), someFacts()),
  );
  const property = fc.property(people, ([questionnaire, said, later, facts]) => {
    const order = questionsOf(questionnaire).map(({ id }) => id);
    let before = order.length;
    for (const { id } of pathOf(questionnaire, said, facts).asked) {
      const { most, isCertain } = mostAsked(questionnaire, said, facts, id);
      expect(most).toBeLessThanOrEqual(before);
      before = most;
      const settled = new Set(order.slice(0, order.indexOf(id)));
      const kept = Object.entries(said).filter(([each]) => settled.has(each));
      const changed = Object.entries(later).filter(([each]) => !settled.has(each));
      const inTheEnd = pathOf(questionnaire, Object.fromEntries([...kept, ...changed]), facts).asked.length;
      expect(most).toBeGreaterThanOrEqual(inTheEnd);
      if (isCertain) expect(most).toBe(inTheEnd);
    }
  });
  fc.assert(property);
});
