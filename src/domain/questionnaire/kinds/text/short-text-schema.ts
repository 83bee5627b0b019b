import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';
import { LIMITS } from '../../limits.ts';

/** Lengths count graphemes. */
export const shortTextSchema = z.strictObject({
  ...everyQuestion,
  kind: z.literal('short_text').describe('Answered in a short text: a string'),
  minLength: z.int().min(1).max(LIMITS.shortText).optional().describe('How many characters at least'),
  maxLength: z.int().min(1).max(LIMITS.shortText).optional().describe('How many characters at most'),
  mask: z
    .string()
    .min(1)
    .max(LIMITS.mask)
    .optional()
    .describe('How it is put together: 9 is a digit, a is a letter, * either; lengths are not looked at then'),
});
