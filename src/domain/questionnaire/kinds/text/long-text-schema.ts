import { z } from 'zod';
import { asked } from '../../asked-schema.ts';
import { LIMITS } from '../../limits.ts';

/** Lengths count graphemes. */
export const longTextSchema = z.strictObject({
  ...asked,
  kind: z.literal('long_text').describe('Answered in a long text: a string'),
  maxLength: z.int().min(1).max(LIMITS.longText).optional().describe('How many characters at most'),
});
