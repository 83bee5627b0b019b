import { reportedSteps } from '../../../answers/reported/reported-steps.ts';
import { aroundOutOf, formatOutOf } from '../../../text/format.ts';
import type { Kind, Problem } from '../../kind.ts';
import type { QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { checkEnds, mapEnds } from './ends.ts';
import { imagineStep, readStep, stepOfScale, wholeSteps } from './scale.ts';

type OpinionScale = QuestionOf<'opinion_scale'>;

/** A whole number between two ends that the owner may name. */
export const opinionScale: Kind<'opinion_scale', number> = {
  ...stepOfScale,
  kind: 'opinion_scale',
  span: wholeSteps,
  seconds: 5,
  blank: (id) => ({ ...freshQuestion(id), kind: 'opinion_scale', from: 0, to: 10, low: {}, high: {} }),
  mapTexts: mapEnds,
  check: checkEnds,
  read: (question, input) => readStep(question, question, input, askedStep(question)),
  missing: askedStep,
  imagine: imagineStep,
  countsAs: ({ from, to }) => `scale${from}-${to}`,
  reported: reportedSteps((question) => question),
  words: ({ to }, answer, locale) => formatOutOf(answer, to, locale),
  around: ({ to }, locale) => aroundOutOf(to, locale),
};

function askedStep({ from, to }: OpinionScale): Problem {
  return { key: 'step', values: { from, to } };
}
