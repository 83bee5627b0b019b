import { z } from 'zod';
import { CLOCK_STEPS } from './clock-steps.ts';

/** A time of day. */
export const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

export const clockSteps = z
  .literal(CLOCK_STEPS)
  .optional()
  .describe('Every how many minutes, counted from the full hour; left out: any minute');
