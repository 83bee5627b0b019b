// Numbers in steps, reckoned in whole millionths, as finely as a question can ask: doubles do not quite add up to them.
import { PARTS_OF_ONE } from '../../../answers/statistics/buckets.ts';
import type { QuestionOf } from '../../schema.ts';

type Stepped = Pick<QuestionOf<'number'>, 'min'> & { step: number };

/** Whether a number is so many steps from the least that is taken; where there is none, from 0. */
export function isOnStep({ min = 0, step }: Stepped, value: number): boolean {
  return (inMillionths(value) - inMillionths(min)) % inMillionths(step) === 0;
}

/** The greatest number on a step that is not beyond this one. */
export function stepUpTo({ min = 0, step }: Stepped, value: number): number {
  const [begin, each] = [inMillionths(min), inMillionths(step)];
  const steps = Math.floor((inMillionths(value) - begin) / each);
  return (begin + steps * each) / PARTS_OF_ONE + 0;
}

function inMillionths(value: number): number {
  return Math.round(value * PARTS_OF_ONE);
}
