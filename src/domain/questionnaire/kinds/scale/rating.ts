import { reportedSteps } from '../../../answers/reported/reported-steps.ts';
import { formatOutOf } from '../../../text/format.ts';
import { isBlank } from '../../../text/localized.ts';
import { oneValue } from '../../held.ts';
import type { Kind, Reading } from '../../kind.ts';
import type { QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { readTypedNumber } from '../number/read-typed-number.ts';

const FRESH_STEPS = 5;

/** A whole number from 1 to `steps`. */
export const rating: Kind<'rating', number> = {
  kind: 'rating',
  seconds: 4,
  blank: (id) => ({ ...freshQuestion(id), kind: 'rating', steps: FRESH_STEPS }),
  check: () => [],
  // An owner who writes help says what the ends mean.
  hint: ({ help, steps }) => (isBlank(help) ? { key: 'ratingEnds', values: { steps } } : undefined),
  held: oneValue,
  read: readRating,
  missing: ({ steps }) => ({ key: 'rating', values: { steps } }),
  imagine: ({ steps }, person) => 1 + Math.round(person.feel() * (steps - 1)),
  countsAs: ({ steps }) => `rating${steps}`,
  cells: (_question, answer) => ({ [`value:${answer}`]: 1n }),
  reported: reportedSteps,
  words: ({ steps }, answer, locale) => formatOutOf(answer, steps, locale),
  plain: (_question, answer) => String(answer),
};

function readRating(question: QuestionOf<'rating'>, input: unknown): Reading<number> {
  const reading = readTypedNumber(input, { key: 'double', values: { field: question.title } });
  if (!('answer' in reading)) return reading;
  const { steps } = question;
  if (Number.isInteger(reading.answer) && reading.answer >= 1 && reading.answer <= steps) return reading;
  return { problem: { key: 'rating', values: { steps } } };
}
