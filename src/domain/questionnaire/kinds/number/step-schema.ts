import { z } from 'zod';
import { LIMITS } from '../../limits.ts';

/** Of numbers that are taken in steps alone. */
export const numberStep = z
  .number()
  .min(10 ** -LIMITS.decimals)
  .max(LIMITS.number)
  .multipleOf(10 ** -LIMITS.decimals)
  .optional()
  .describe('How far apart the numbers are that are taken, from `min` on; without `min`, from 0 either way');
