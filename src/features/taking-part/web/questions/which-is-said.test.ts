import { expect, it } from 'vitest';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { whichIsSaid } from './which-is-said.ts';

function asking(required: number, optional: number): Questionnaire {
  const question = (isRequired: boolean, index: number) => ({
    id: `q${isRequired}${index}`,
    kind: 'short_text',
    title: { en: 'Why?' },
    required: isRequired,
  });
  const questions = [
    ...Array.from({ length: required }, (_, index) => question(true, index)),
    ...Array.from({ length: optional }, (_, index) => question(false, index)),
  ];
  return { sections: [{ id: 's', questions }] } as unknown as Questionnaire;
}

it('calls few questions optional one by one', () => {
  expect(whichIsSaid('survey', asking(5, 3))).toEqual({ beside: 'optional' });
  expect(whichIsSaid('survey', asking(0, 3))).toEqual({ beside: 'optional' });
});

it('says once that all or most may be left out, and marks the others', () => {
  expect(whichIsSaid('survey', asking(0, 4))).toEqual({ beside: 'required', above: 'anyMaySkip' });
  expect(whichIsSaid('feedback', asking(1, 6))).toEqual({ beside: 'required', above: 'mostMaySkip' });
});

it('calls no question of a quiz optional, unless few are', () => {
  expect(whichIsSaid('quiz', asking(0, 20))).toEqual({ beside: 'required' });
  expect(whichIsSaid('quiz', asking(20, 1))).toEqual({ beside: 'optional' });
});
