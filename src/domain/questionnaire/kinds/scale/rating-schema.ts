import { z } from 'zod';
import { asked } from '../../asked-schema.ts';
import { LIMITS } from '../../limits.ts';

/** 1 to `steps`. */
export const ratingSchema = z.strictObject({
  ...asked,
  kind: z.literal('rating').describe('Answered by a number from 1 to `steps`'),
  steps: z.int().min(LIMITS.steps.min).max(LIMITS.steps.max).describe('The best rating; 1 is the least'),
});
