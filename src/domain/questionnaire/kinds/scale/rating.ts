import { reportedSteps } from '../../../answers/reported/reported-steps.ts';
import { aroundOutOf, formatOutOf } from '../../../text/format.ts';
import type { Kind, Problem } from '../../kind.ts';
import type { QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { imagineStep, readStep, type Scale, stepOfScale, wholeSteps } from './scale.ts';

type RatingQuestion = QuestionOf<'rating'>;

const FRESH_STEPS = 5;

/** A whole number from 1 to `steps`. */
export const rating: Kind<'rating', number> = {
  ...stepOfScale,
  kind: 'rating',
  span: (question) => wholeSteps(scaleOf(question)),
  seconds: 4,
  blank: (id) => ({ ...freshQuestion(id), kind: 'rating', steps: FRESH_STEPS }),
  read: (question, input) => readStep(question, scaleOf(question), input, askedRating(question)),
  missing: askedRating,
  imagine: (question, person) => imagineStep(scaleOf(question), person),
  countsAs: ({ steps }) => `rating${steps}`,
  reported: reportedSteps(scaleOf),
  words: ({ steps }, answer, locale) => formatOutOf(answer, steps, locale),
  around: ({ steps }, locale) => aroundOutOf(steps, locale),
};

function scaleOf({ steps }: RatingQuestion): Scale {
  return { from: 1, to: steps };
}

function askedRating({ steps }: RatingQuestion): Problem {
  return { key: 'rating', values: { steps } };
}
