import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answersTo } from '../../arbitraries/answers.ts';
import { type Question, questionSchema } from '../../schema.ts';
import { number } from './number.ts';

const asked = { id: 'many', title: {}, help: {}, required: false, kind: 'number', decimals: 0, unit: {} } as const;

it.each([
  [
    { min: 0, max: 100, step: 5 },
    { key: 'numberStepsBetween', values: { min: 0, max: 100, step: 5 } },
  ],
  [
    { min: 5, step: 5 },
    { key: 'numberStepsFrom', values: { min: 5, step: 5 } },
  ],
  [
    { max: 100, step: 5 },
    { key: 'numberMultipleTo', values: { max: 100, step: 5 } },
  ],
  [{ step: 5 }, { key: 'numberMultiple', values: { step: 5 } }],
])('says which steps there are: %o', (bounds, hint) => {
  expect(number.hint?.({ ...asked, ...bounds })).toEqual(hint);
});

it.each([[1], [0.5], [0.000001], [0.3], [1e9], [undefined]])('takes steps of %s', (step) => {
  expect(questionSchema.safeParse({ ...asked, step }).success).toBe(true);
});

it.each([[0], [-5], [0.0000005], [1.0000001], [1e10], ['5']])('takes no steps of %s', (step) => {
  expect(questionSchema.safeParse({ ...asked, step }).success).toBe(false);
});

const bounds = fc.record({
  min: fc.option(fc.integer({ min: -500, max: 0 }), { nil: undefined }),
  max: fc.option(fc.integer({ min: 1, max: 500 }), { nil: undefined }),
});
const steps = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 1000 }));

it('is answered by whoever is made up, whatever the steps', () => {
  const questions = fc.tuple(bounds, steps).map(([within, [decimals, parts]]): Question => {
    return { ...asked, ...within, decimals, step: parts / 10 ** decimals };
  });
  fc.assert(
    fc.property(
      questions.chain((question) => fc.tuple(fc.constant(question), answersTo(question))),
      ([question, answer]) => {
        expect(questionSchema.safeParse(question).success).toBe(true);
        expect(answer).toBeTypeOf('number');
      },
    ),
  );
});
