import { LIMITS } from '../../limits.ts';
import type { MadeUpPerson } from '../../made-up-person.ts';
import type { QuestionOf } from '../../schema.ts';
import { stepUpTo } from './number-steps.ts';

/** A number within the bounds; where it is asked for in steps, the one that the person's own comes after. */
export function imagineNumber(
  { min, max = LIMITS.number, decimals, step }: QuestionOf<'number'>,
  person: MadeUpPerson,
) {
  // Without a least number, a step below what comes to somebody's mind is still one that is taken.
  const least = min ?? -LIMITS.number + (step ?? 0);
  const value = person.reckon(least, max, decimals);
  return step === undefined ? value : stepUpTo({ min, step }, value);
}
