import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';
import { LIMITS } from '../../limits.ts';
import { textSchema } from '../../texts/text-schema.ts';

/** 1 to `steps`. */
export const likertSchema = z.strictObject({
  ...everyQuestion,
  kind: z
    .literal('likert')
    .describe('How much somebody agrees: answered by a number from 1, the least agreement, to `steps`'),
  steps: z.literal([5, 7]).describe('The most agreement: 5 or 7'),
  labels: z
    .array(textSchema(LIMITS.end))
    .max(7)
    .describe('What the steps are called, from 1 on, in place of the ready words; blank or left out: those'),
});
