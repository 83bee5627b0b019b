import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';
import { LIMITS } from '../../limits.ts';
import { textSchema } from '../../text-schema.ts';

const bound = z.number().min(-LIMITS.number).max(LIMITS.number).optional();

export const numberSchema = z.strictObject({
  ...everyQuestion,
  kind: z.literal('number').describe('Answered by a number'),
  min: bound.describe('Least that is taken'),
  max: bound.describe('Most that is taken'),
  decimals: z.int().min(0).max(LIMITS.decimals).describe('Digits allowed after the point'),
  step: z
    .number()
    .min(10 ** -LIMITS.decimals)
    .max(LIMITS.number)
    .multipleOf(10 ** -LIMITS.decimals)
    .optional()
    .describe('How far apart the numbers are that are taken, from `min` on; without `min`, from 0 either way'),
  unit: textSchema(LIMITS.unit).describe('What the number counts'),
});
