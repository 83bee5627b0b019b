import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';
import { LIMITS } from '../../limits.ts';
import { textSchema } from '../../texts/text-schema.ts';

/** `from` to `to`. */
export const opinionScaleSchema = z.strictObject({
  ...everyQuestion,
  kind: z.literal('opinion_scale').describe('Answered by a number from `from` to `to`'),
  from: z.int().min(0).max(1).describe('The least'),
  to: z.int().min(LIMITS.steps.min).max(LIMITS.steps.max).describe('The most'),
  low: textSchema(LIMITS.end).describe('What the least means'),
  high: textSchema(LIMITS.end).describe('What the most means'),
});
