import { expect, it } from 'vitest';
import { carryOptions } from '#domain/questionnaire/carried/carry-options.ts';
import { pathOf, questionsOf } from '#domain/questionnaire/flow.ts';
import { NO_FACTS } from '#domain/questionnaire/logic/facts.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { unansweredIn } from './answer-questions.ts';

const every = { title: { en: 'Which?' }, help: {}, required: true };
const options = ['tea', 'milk', 'water'].map((id) => ({ id, label: { en: id } }));
const known: Question = { ...every, id: 'known', kind: 'multiple_choice', options };
const liked: Question = {
  ...every,
  ...{ id: 'liked', kind: 'multiple_choice', options: [], minChosen: 2 },
  carried: { from: 'known', which: 'chosen' },
};
const questionnaire = carryOptions({ sections: [{ id: 's', title: {}, intro: {}, questions: [known, liked] }] });

function asked(chosen: string[], final: string[] = []) {
  const answers = { known: chosen };
  const place = { questions: questionsOf(questionnaire) };
  return unansweredIn({ answers, final }, place, pathOf(questionnaire, answers, NO_FACTS), {}, 'en');
}

it('asks for no more of what is taken from an earlier question than is offered', () => {
  expect(asked(['tea', 'milk', 'water'])).toEqual({ liked: 'Choose at least 2' });
  expect(asked(['tea'])).toEqual({ liked: 'Choose at least one answer' });
});

it('asks for nothing that was left out for good', () => {
  expect(asked(['tea'], ['liked'])).toEqual({});
});
