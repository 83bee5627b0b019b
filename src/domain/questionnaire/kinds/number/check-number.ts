import type { Finding } from '../../finding.ts';
import type { QuestionOf } from '../../schema.ts';
import { stepUpTo } from './number-steps.ts';
import { roundTo } from './round-to.ts';

type NumberQuestion = QuestionOf<'number'>;

/** What keeps numbers from being answered: bounds that leave none between them, and steps that do not fit these. */
export function checkNumber(question: NumberQuestion): Finding[] {
  const outOfBounds = checkBounds(question);
  return outOfBounds.length > 0 ? outOfBounds : checkSteps(question);
}

function checkBounds({ id: questionId, min, max, decimals }: NumberQuestion): Finding[] {
  if (min === undefined || max === undefined) return [];
  if (min > max) return [{ severity: 'error', key: 'minOverMax', values: { min, max }, questionId }];
  if (leastAllowed(min, decimals) <= max) return [];
  return [{ severity: 'error', key: 'noNumberBetween', values: { min, max, decimals }, questionId }];
}

function checkSteps({ id: questionId, min, max, decimals, step }: NumberQuestion): Finding[] {
  if (step === undefined) return [];
  const isFiner = [min ?? 0, step].some((number) => roundTo(number, decimals) !== number);
  if (isFiner) {
    return [{ severity: 'error', key: 'stepOverDecimals', values: { step, min: min ?? 0, decimals }, questionId }];
  }
  if (max === undefined) return [];
  const last = stepUpTo({ min, step }, max);
  if (last === min) return [{ severity: 'error', key: 'stepOverRange', values: { min, max, step }, questionId }];
  return last === max ? [] : [{ severity: 'warning', key: 'maxOffSteps', values: { step, max, last }, questionId }];
}

/** The least number of so many decimals that is not below `min`. Judged as answers are: 1.1 × 100 is not quite 110. */
function leastAllowed(min: number, decimals: number): number {
  const nearest = roundTo(min, decimals);
  return nearest >= min ? nearest : roundTo(nearest + 10 ** -decimals, decimals);
}
