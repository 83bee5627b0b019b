import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';
import { LIMITS } from '../../limits.ts';
import { RATING_LOOKS } from './rating-looks.ts';

/** 1 to `steps`. */
export const ratingSchema = z.strictObject({
  ...everyQuestion,
  kind: z.literal('rating').describe('Answered by a number from 1 to `steps`'),
  look: z
    .enum(RATING_LOOKS)
    .optional()
    .describe('How its steps are drawn; left out: stars. Answers mean the same however they are drawn'),
  steps: z.int().min(LIMITS.steps.min).max(LIMITS.steps.max).describe('The best rating; 1 is the least'),
});
