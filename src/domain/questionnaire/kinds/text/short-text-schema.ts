import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';
import { LIMITS } from '../../limits.ts';
import { textSchema } from '../../texts/text-schema.ts';

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
  pattern: z
    .string()
    .min(1)
    .max(LIMITS.pattern)
    .optional()
    .describe('The regular expression that all of it fits, of what can be matched in one pass'),
  patternMessage: textSchema(LIMITS.patternMessage)
    .optional()
    .describe('What is said of the pattern, before and where an answer does not fit it; blank: ready words'),
});
