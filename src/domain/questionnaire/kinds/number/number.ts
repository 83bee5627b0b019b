import type { Finding } from '../../finding.ts';
import type { Hint, Kind, Problem, Reading } from '../../kind.ts';
import { LIMITS } from '../../limits.ts';
import type { QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { countedNumber, plainNumber } from './counted-number.ts';
import { readTypedNumber } from './read-typed-number.ts';

type NumberQuestion = QuestionOf<'number'>;

/** A number of at most nine digits before the point and `decimals` after it. */
export const number: Kind<'number', number> = {
  ...countedNumber,
  kind: 'number',
  seconds: 8,
  blank: (id) => ({ ...freshQuestion(id), kind: 'number', decimals: 0, unit: {} }),
  check: checkNumber,
  mapTexts: (question, change) => ({
    ...question,
    unit: change(question.unit, { text: 'unit', severity: 'warning', missing: 'missingUnit' }),
  }),
  hint: whichNumbers,
  span: ({ min = -LIMITS.number, max = LIMITS.number, decimals }) => ({ from: min, to: max, isWhole: decimals === 0 }),
  read: readNumber,
  missing: askedNumber,
  imagine: ({ min = -LIMITS.number, max = LIMITS.number, decimals }, person) => person.reckon(min, max, decimals),
  countsAs: () => 'number',
  plain: (question, answer) => plainNumber(answer, question.decimals),
};

function whichNumbers({ min, max }: NumberQuestion): Hint | undefined {
  if (min !== undefined && max !== undefined) return { key: 'numberBetween', values: { min, max } };
  if (min !== undefined) return { key: 'numberFrom', values: { min } };
  return max === undefined ? undefined : { key: 'numberTo', values: { max } };
}

/** Which number is asked for, as it is said to who gave none or another. */
function askedNumber({ min, max }: NumberQuestion): Problem {
  if (min !== undefined && max !== undefined) return { key: 'numberBetween', values: { min, max } };
  if (min !== undefined) return { key: 'numberTooSmall', values: { min } };
  return max === undefined ? { key: 'number' } : { key: 'numberTooLarge', values: { max } };
}

function readNumber(question: NumberQuestion, input: unknown): Reading<number> {
  const reading = readTypedNumber(input, askedNumber(question));
  if (!('answer' in reading)) return reading;
  const value = reading.answer;
  const { min = -LIMITS.number, max = LIMITS.number, decimals } = question;
  if (value < -LIMITS.number || value > LIMITS.number) return { problem: askedNumber({ ...question, min, max }) };
  if (value < min || value > max) return { problem: askedNumber(question) };
  if (roundTo(value, decimals) === value) return reading;
  if (decimals === 0) return { problem: { key: 'wholeNumber' } };
  return { problem: { key: 'tooManyDecimals', values: { decimals } } };
}

function checkNumber({ id: questionId, min, max, decimals }: NumberQuestion): Finding[] {
  if (min === undefined || max === undefined) return [];
  if (min > max) return [{ severity: 'error', key: 'minOverMax', values: { min, max }, questionId }];
  if (leastAllowed(min, decimals) <= max) return [];
  return [{ severity: 'error', key: 'noNumberBetween', values: { min, max, decimals }, questionId }];
}

/** The least number of so many decimals that is not below `min`. Judged as answers are: 1.1 × 100 is not quite 110. */
function leastAllowed(min: number, decimals: number): number {
  const nearest = roundTo(min, decimals);
  return nearest >= min ? nearest : roundTo(nearest + 10 ** -decimals, decimals);
}

function roundTo(value: number, decimals: number): number {
  const unit = 10 ** decimals;
  return Math.round(value * unit) / unit;
}
