import { formatOutOf } from '../../text/format.ts';
import type { Kind, Reading } from '../kind.ts';
import type { QuestionOf } from '../schema.ts';
import { readTypedNumber } from './typed-number.ts';

const FRESH_STEPS = 5;

/** A whole number from 1 to `steps`. */
export const rating: Kind<'rating', number> = {
  kind: 'rating',
  seconds: 4,
  countsAs: ({ steps }) => `rating${steps}`,
  blank: (id) => ({ kind: 'rating', id: id(), title: {}, help: {}, required: false, steps: FRESH_STEPS }),
  check: () => [],
  read: readRating,
  cells: (_question, answer) => ({ [`value:${answer}`]: 1n }),
  words: ({ steps }, answer, locale) => formatOutOf(answer, steps, locale),
  plain: (_question, answer) => String(answer),
};

function readRating(question: QuestionOf<'rating'>, input: unknown): Reading<number> {
  const reading = readTypedNumber(input);
  if (!('answer' in reading)) return reading;
  const { steps } = question;
  if (Number.isInteger(reading.answer) && reading.answer >= 1 && reading.answer <= steps) return reading;
  return { problem: { key: 'rating', values: { steps } } };
}
