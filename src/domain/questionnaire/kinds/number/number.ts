import { bucketOf, PARTS_OF_ONE } from '../../../answers/buckets.ts';
import type { Cells } from '../../../answers/cells.ts';
import { reportedNumbers } from '../../../answers/reported/reported-numbers.ts';
import { type Around, formatNumber } from '../../../text/format.ts';
import type { Locale } from '../../../text/locale.ts';
import { localizedText } from '../../../text/localized.ts';
import type { Finding } from '../../finding.ts';
import { typedNumber } from '../../held.ts';
import type { Hint, Kind, Problem, Reading, Within } from '../../kind.ts';
import { LIMITS } from '../../limits.ts';
import type { QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { readTypedNumber } from './read-typed-number.ts';

type NumberQuestion = QuestionOf<'number'>;

/** A number of at most nine digits before the point and `decimals` after it. */
export const number: Kind<'number', number> = {
  kind: 'number',
  seconds: 8,
  blank: (id) => ({ ...freshQuestion(id), kind: 'number', decimals: 0, unit: {} }),
  check: checkNumber,
  mapTexts: (question, change) => ({
    ...question,
    unit: change(question.unit, { text: 'unit', severity: 'warning', missing: 'missingUnit' }),
  }),
  unit: ({ unit }) => unit,
  hint: whichNumbers,
  held: typedNumber,
  testedBy: 'number_between',
  read: readNumber,
  missing: askedNumber,
  imagine: ({ min = -LIMITS.number, max = LIMITS.number, decimals }, person) => person.reckon(min, max, decimals),
  countsAs: () => 'number',
  cells: numberCells,
  within: numberWithin,
  reported: reportedNumbers,
  words: (question, answer, locale) => `${formatNumber(answer, locale)}${aroundNumber(question, locale).after}`,
  around: aroundNumber,
  plain: (question, answer) => plainNumber(answer, question.decimals),
};

function aroundNumber(question: NumberQuestion, locale: Locale): Around {
  const unit = localizedText(question.unit, locale);
  return { before: '', after: unit && ` ${unit}` };
}

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

/**
 * `sum` (millionths) and `sumSquares` (millionths of millionths) make mean and deviation exact; `bucket:<b>` counts
 * answers by their first three digits, so that a question never has more cells than its range has such numbers.
 */
function numberCells(_question: NumberQuestion, answer: number): Cells {
  const cells: Cells = { [`bucket:${bucketOf(answer)}`]: 1n };
  if (answer === 0) return cells;
  // At most 10^15, where a double still tells whole numbers apart: rounding recovers the decimal that was typed.
  const millionths = BigInt(Math.round(answer * PARTS_OF_ONE));
  cells.sum = millionths;
  cells.sumSquares = millionths * millionths;
  return cells;
}

/** The answer itself, within its bucket; nothing where it is the number that the bucket begins with. */
function numberWithin(_question: NumberQuestion, answer: number): Within | undefined {
  const bucket = bucketOf(answer);
  return bucket === answer ? undefined : { part: String(bucket), cells: { [`value:${answer}`]: 1n } };
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

// Without exponent (1e-6) and without trailing zeros.
function plainNumber(value: number, decimals: number): string {
  const fixed = value.toFixed(decimals);
  return fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed;
}
