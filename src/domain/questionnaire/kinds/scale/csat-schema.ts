import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';

export const csatSchema = z.strictObject({
  ...everyQuestion,
  kind: z.literal('csat').describe('How satisfied somebody is: a number from 1, very dissatisfied, to 5'),
});
