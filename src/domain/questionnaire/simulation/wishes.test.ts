import { expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import type { Condition } from '../logic/condition.ts';
import { END } from '../logic/end.ts';
import { blankQuestion } from '../registry.ts';
import type { Question, Questionnaire } from '../schema.ts';
import { chanceFrom } from './chance.ts';
import { MOST_WISHES, wishesFor } from './wishes.ts';

it('wishes are bounded, however many jumps pass however many questions, and those that count most are kept', () => {
  const exactly = (on: string, value: number): Condition => ({
    ...{ op: 'number_between', question: on },
    ...{ min: value, max: value },
  });
  const questions = Array.from({ length: 400 }, (_, index) => {
    const id = `q${index}`;
    const jumps = Array.from({ length: LIMITS.jumps }, (_, value) => ({ if: exactly(id, value), to: END }));
    const showIf = index > 0 ? exactly(`q${index - 1}`, 1) : undefined;
    return { ...blankQuestion('rating', () => id), id, jumps, ...(showIf && { showIf }) } as Question;
  });
  const questionnaire: Questionnaire = { sections: [{ id: 's', title: {}, intro: {}, questions }] };
  const wishes = wishesFor(questionnaire, { question: 'q399', jump: 2 }, chanceFrom('one'));
  expect(wishes.length).toBe(MOST_WISHES);
  expect(wishes.slice(0, 3)).toEqual([
    { test: exactly('q399', 0), holds: false },
    { test: exactly('q399', 1), holds: false },
    { test: exactly('q399', 2), holds: true },
  ]);
});
