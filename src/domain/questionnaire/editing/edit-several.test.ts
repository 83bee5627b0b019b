import { expect, it } from 'vitest';
import { questionsOf } from '../flow.ts';
import { blankQuestion } from '../registry.ts';
import type { Question, Questionnaire } from '../schema.ts';
import { duplicateQuestions, moveQuestions, removeQuestions, requireQuestions } from './edit-several.ts';

const text = (id: string, more: Partial<Question> = {}): Question =>
  Object.assign(
    blankQuestion('short_text', () => id),
    more,
  );

const two: Questionnaire = {
  sections: [
    {
      id: 's1',
      title: {},
      intro: {},
      questions: [text('a'), text('b', { showIf: { op: 'answered', question: 'a' } })],
    },
    { id: 's2', title: {}, intro: {}, questions: [text('c', { title: { en: '{{answer:a|x}}' } }), text('d')] },
  ],
};

const idsIn = ({ sections }: Questionnaire) => sections.map(({ questions }) => questions.map(({ id }) => id).join(''));

it('several are required at once, or not, whatever they were required by', () => {
  const by: Questionnaire = requireQuestions(two, new Set(['a', 'c']), true);
  expect(questionsOf(by).map(({ required }) => required)).toEqual([true, false, true, false]);
  expect(requireQuestions(two, new Set(['a']), true).sections[1]).toBe(two.sections[1]);
  expect(requireQuestions(by, new Set(['a', 'c']), true)).toBe(by);
  const said = {
    sections: [{ ...two.sections[0], questions: [blankQuestion('statement', () => 'e')] }],
  } as Questionnaire;
  expect(questionsOf(requireQuestions(said, new Set(['e']), true))[0]?.required).toBe(false);
});

it('several move to the end of a section, in order', () => {
  expect(idsIn(moveQuestions(two, new Set(['d', 'a']), 's2'))).toEqual(['b', 'cad']);
  expect(moveQuestions(two, new Set(['a']), 'gone')).toBe(two);
});

it('copies of several stand behind the last, and name each other', () => {
  let last = 0;
  const copied = duplicateQuestions(two, new Set(['a', 'b', 'c']), () => `n${++last}`);
  expect(idsIn(copied)).toEqual(['ab', 'cn1n2n3d']);
  const [, , , , second, third] = questionsOf(copied);
  expect(second?.showIf).toEqual({ op: 'answered', question: 'n1' });
  expect(third?.title.en).toBe('{{answer:n1|x}}');
  expect(questionsOf(copied)[2]).toBe(questionsOf(two)[2]);
});

it('several are taken out, and sections without any stay the same', () => {
  const left = removeQuestions(two, new Set(['a', 'b']));
  expect(idsIn(left)).toEqual(['', 'cd']);
  expect(left.sections[1]).toBe(two.sections[1]);
});
