import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';

export const yesNoSchema = z.strictObject({
  ...everyQuestion,
  kind: z.literal('yes_no').describe('Answered by `yes` or `no`: a string'),
  truth: z
    .boolean()
    .optional()
    .describe('The title says something that is true or false: `yes` is shown as True, and `no` as False'),
});
