import type { Hint } from '../../hint.ts';
import type { Kind, Problem, Reading } from '../../kind.ts';
import { LIMITS } from '../../limits.ts';
import type { QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { checkNumber } from './check-number.ts';
import { countedNumber, plainNumber } from './counted-number.ts';
import { imagineNumber } from './imagine-number.ts';
import { isOnStep } from './number-steps.ts';
import { readTypedNumber } from './read-typed-number.ts';
import { roundTo } from './round-to.ts';

type NumberQuestion = QuestionOf<'number'>;

/** A number of at most nine digits before the point and `decimals` after it; perhaps one in steps alone. */
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
  imagine: imagineNumber,
  countsAs: () => 'number',
  plain: (question, answer) => plainNumber(answer, question.decimals),
};

function whichNumbers({ min, max, step }: NumberQuestion): Hint | undefined {
  if (step !== undefined) return whichSteps({ min, max, step });
  if (min !== undefined && max !== undefined) return { key: 'numberBetween', values: { min, max } };
  if (min !== undefined) return { key: 'numberFrom', values: { min } };
  return max === undefined ? undefined : { key: 'numberTo', values: { max } };
}

function whichSteps({ min, max, step }: Pick<NumberQuestion, 'min' | 'max'> & { step: number }): Hint {
  if (min !== undefined && max !== undefined) return { key: 'numberStepsBetween', values: { min, max, step } };
  if (min !== undefined) return { key: 'numberStepsFrom', values: { min, step } };
  return max === undefined
    ? { key: 'numberMultiple', values: { step } }
    : { key: 'numberMultipleTo', values: { max, step } };
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
  const { min = -LIMITS.number, max = LIMITS.number, decimals, step } = question;
  if (value < -LIMITS.number || value > LIMITS.number) return { problem: askedNumber({ ...question, min, max }) };
  if (value < min || value > max) return { problem: askedNumber(question) };
  const isFiner = roundTo(value, decimals) !== value;
  if (step !== undefined && (isFiner || !isOnStep({ min: question.min, step }, value))) {
    return { problem: offStep(question.min, step) };
  }
  if (!isFiner) return reading;
  if (decimals === 0) return { problem: { key: 'wholeNumber' } };
  return { problem: { key: 'tooManyDecimals', values: { decimals } } };
}

function offStep(min: number | undefined, step: number): Problem {
  return min === undefined
    ? { key: 'numberMultiple', values: { step } }
    : { key: 'numberInSteps', values: { min, step } };
}
