import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';
import { LIMITS } from '../../limits.ts';

/** Lengths count graphemes. */
export const longTextSchema = z.strictObject({
  ...everyQuestion,
  kind: z.literal('long_text').describe('Answered in a long text: a string'),
  minLength: z.int().min(1).max(LIMITS.longText).optional().describe('How many characters at least'),
  maxLength: z.int().min(1).max(LIMITS.longText).optional().describe('How many characters at most'),
});
