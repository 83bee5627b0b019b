import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';
import { LIMITS } from '../../limits.ts';
import { textSchema } from '../../texts/text-schema.ts';
import { offeredOptions } from '../choice/options-schema.ts';

export const constantSumSchema = z.strictObject({
  ...everyQuestion,
  kind: z
    .literal('constant_sum')
    .describe('Answered by the amount for each option, by its id: whole numbers that add up to `total`'),
  ...offeredOptions,
  total: z.int().min(1).max(LIMITS.total).describe('What the amounts add up to'),
  unit: textSchema(LIMITS.unit).describe('What the amounts count'),
});
